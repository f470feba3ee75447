import { room, shade, times } from './room.js';

/** Viking Vengeance: a spectacle helm before a round shield, cut in wood: two inks and paper. */
export const helm = (): string => {
  const ink = '#221a17',
    red = '#a8321f',
    paper = '#f1e7d0';
  const rays = times(28, (i) => {
    const a = (i * 2 * Math.PI) / 28,
      r = 132 + (i % 2) * 20;
    return `M${(160 + Math.cos(a) * 118).toFixed(1)} ${(138 + Math.sin(a) * 118).toFixed(1)}L${(160 + Math.cos(a) * r).toFixed(1)} ${(138 + Math.sin(a) * r).toFixed(1)}`;
  });
  const quarter = (a: number) =>
    `<path transform="rotate(${a} 160 138)" d="M160 138V38a100 100 0 0 1 100 100z" fill="${red}"/><g transform="rotate(${a} 160 138)" stroke="${ink}" stroke-width="1.8" opacity=".7">${times(6, (i) => `<path d="M${172 + i * 13} ${50 + i * i * 2.2}V${130 - i * 3}"/>`)}</g>`;
  const hatch = times(
    11,
    (i) =>
      `M${167 + i * 5.6} ${(88 + i * i * 0.52).toFixed(1)}q${5 + i * 0.5} 20 ${6 + i * 0.4} ${(58 - i * 3.4).toFixed(1)}`,
  );
  const mail = times(5, (r) =>
    times(13, (c) => {
      const x = 88 + c * 12 + (r % 2) * 6 - r * 0.4,
        y = 196 + r * 11;
      return x < 232 ? `M${x} ${y}a6 6.5 0 0 0 12 0` : '';
    }),
  );
  return room(
    'vv',
    '#f3ead5',
    '#d9c8a3',
    `<g stroke="#8a6f4a" stroke-width="1.3" opacity=".42" fill="none">${times(17, (i) => `<path d="M0 ${8 + i * 14}q${40 + (i % 3) * 20} ${i % 2 ? -5 : 5} ${74 + ((i * 29) % 40)} 0M320 ${14 + i * 14}q-${40 + (i % 4) * 14} ${i % 2 ? 5 : -5} -${70 + ((i * 37) % 44)} 0"/>`)}</g>`,
    `<clipPath id="vv-sky"><path d="M0 0h320v238H0z"/></clipPath><path clip-path="url(#vv-sky)" d="${rays}" stroke="${red}" stroke-width="3.4" stroke-linecap="round" opacity=".85"/>
<circle cx="160" cy="138" r="108" fill="${ink}"/><circle cx="160" cy="138" r="100" fill="${paper}"/>${quarter(0)}${quarter(180)}
<g stroke="${ink}" stroke-width="1.6" opacity=".55">${times(6, (i) => `<path d="M${150 - i * 13} ${50 + i * i * 2.2}V${100 - i * 4}"/>`)}</g>
<path d="M160 38v200M60 138h200" stroke="${ink}" stroke-width="5"/><circle cx="160" cy="138" r="104" fill="none" stroke="#c99a45" stroke-width="2.6" stroke-dasharray="2.6 13.7" stroke-linecap="round"/>
${shade(160, 88, 258, 9)}
<path d="M86 186h148l8 62q-36 14-82 14t-82-14z" fill="${ink}"/><path d="${mail}" fill="none" stroke="${paper}" stroke-width="1.7" opacity=".85"/>
<path d="M78 178c0-62 30-104 82-104s82 42 82 104l-5 12H83z" fill="${ink}"/><path d="M86 172c2-54 28-90 74-90s72 36 74 90z" fill="${paper}"/>
<path d="${hatch}" fill="none" stroke="${ink}" stroke-width="2.3" stroke-linecap="round"/><path d="M98 150q3-30 22-48M106 160q3-36 24-56M92 164q1-12 4-20" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>
<path d="M151 68q9-26 18 0l3 100h-24z" fill="${red}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M156 80h8M155.5 92h9M155 104h10M154.5 116h11M154 128h12M153.5 140h13M153 152h14" stroke="${ink}" stroke-width="2"/>
<path d="M76 162h168v24H76z" fill="${ink}"/><path d="M81 167h158v14H81z" fill="#d2a24b"/><path d="M84 174q6.5-9 13 0t13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0M84 174q6.5 9 13 0t13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0 13 0" fill="none" stroke="${ink}" stroke-width="1.7"/>
<path d="M92 186h136c4 22-2 42-26 44-20 2-30-12-34-26h-2l-2 34q-4 10-8 0l-2-34h-2c-4 14-14 28-34 26-24-2-30-22-26-44z" fill="${ink}"/><path d="M98 190h124c2 18-3 32-20 34-17 1-26-11-29-26h-7l-2.5 36q-3.5 5-7 0L154 198h-7c-3 15-12 27-29 26-17-2-22-16-20-34z" fill="${paper}"/><path d="M108 198q19-5 34 0c-2 10-10 18-20 18-10-1-15-8-14-18zM212 198q-19-5-34 0c2 10 10 18 20 18 10-1 15-8 14-18z" fill="${ink}"/><path d="M118 206q5 5 11 0M191 206q5 5 11 0" stroke="${red}" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M103 193h10M207 193h10M158 206h4M158 214h4M158.5 222h3" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/>`,
  );
};
