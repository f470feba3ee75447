import type { Kit } from './kit.types.js';

/** Gauges, lamps, wings, blades, hands: what things are called by, and what keywords look like. */
export function addProps(k: Kit): void {
  const { p, r, tones: T } = k;
  k.gauge = (x, y, rad, needle = 0.6, tones = T.brass) =>
    k.ball(x, y, rad, tones) +
    k.C(x, y, rad * 0.76, p.glow, `stroke="${p.ink}" stroke-width="1.6"`) +
    Array.from({ length: 7 }, (_, i) => {
      const w = -2.1 + i * 0.7;
      return k.S(
        `M${x + rad * 0.52 * Math.sin(w)} ${y - rad * 0.52 * Math.cos(w)}L${x + rad * 0.66 * Math.sin(w)} ${y - rad * 0.66 * Math.cos(w)}`,
        i > 4 ? '#c8331f' : p.ink,
        rad * 0.07,
      );
    }).join('') +
    k.S(
      `M${x} ${y}L${x + rad * 0.58 * Math.sin(-2.1 + needle * 4.2)} ${y - rad * 0.58 * Math.cos(-2.1 + needle * 4.2)}`,
      '#c8331f',
      rad * 0.1,
    ) +
    k.C(x, y, rad * 0.12, p.ink);
  k.heartGauge = (x, y, s) =>
    k.at(
      x,
      y,
      s,
      k.lit('M0 16C-22 2 -18 -14 -9 -14C-4 -14 -1 -11 0 -8C1 -11 4 -14 9 -14C18 -14 22 2 0 16z', T.coral, {
        shade: 7,
        line: 2.4,
      }) + k.S('M-10 -1H-4L-1 -7L3 5L5 -1H10', p.glow, 2.2),
    );
  k.lampEye = (x, y, s) =>
    k.at(
      x,
      y,
      s,
      k.P(k.star(0, 0, 34, 21, 10), p.acc, 'opacity=".75"') +
        k.lit('M-24 0Q0 -24 24 0Q0 24 -24 0z', T.cream, { shade: 20, line: 2.6 }) +
        k.C(0, 0, 10, p.acc, `stroke="${p.ink}" stroke-width="2.4"`) +
        k.C(0, 0, 4.4, p.ink) +
        k.C(-3, -3, 2, '#fff'),
    );
  k.streaks = (x, y, m = 6, len = 90, fill = p.glow) =>
    Array.from({ length: m }, (_, i) =>
      k.P(
        `M${x - len * (0.6 + r() * 0.6)} ${y + i * 20}L${x} ${y + i * 20 - 3}V${y + i * 20 + 3}z`,
        fill,
        'opacity=".8"',
      ),
    ).join('');
  k.hexes = (x0, y0, x1, y1, s = 17, stroke = p.glow) => {
    let d = '';
    for (let j = 0, y = y0; y < y1; j++, y += s * 1.5)
      for (let x = x0 + (j % 2) * s * 0.87; x < x1; x += s * 1.74)
        d += `M${x} ${y - s}l${s * 0.87} ${s / 2}v${s}l${-s * 0.87} ${s / 2}l${-s * 0.87} ${-s / 2}v${-s}z`;
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="2" opacity=".55"/>`;
  };
  k.drips = (x, y, w, m = 5, fill = T.acid[1]) =>
    k.P(
      `M${x} ${y}` +
        Array.from({ length: m }, () => {
          const q = w / m,
            h = 8 + r() * 22;
          return `v${h}a${q * 0.28} ${q * 0.28} 0 0 0 ${q * 0.56} 0v${-h + 3}a${q * 0.22} ${q * 0.22} 0 0 1 ${q * 0.44} 0v-3`;
        }).join('') +
        'z',
      fill,
    );
  k.wallBase = (y, tones = T.slate) =>
    k.lit(
      `M-4 ${y}H14V${y - 12}H34V${y}H60V${y - 12}H82V${y}H118V${y - 12}H140V${y}H166V${y - 12}H186V${y}H204V284H-4z`,
      tones,
      { shade: 0, rim: 4 },
    ) +
    [0, 1, 2]
      .map((j) =>
        k.S(
          `M-4 ${y + 18 + j * 18}H204` +
            Array.from({ length: 6 }, (_, i) => `M${(j % 2) * 18 + i * 36} ${y + 18 + j * 18}v18`).join(''),
          p.ink,
          2,
          'opacity=".5"',
        ),
      )
      .join('');
  k.blade = (x, y, a, len = 60, tones = T.steel) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.lit(`M-5 0L-5 ${-len + 12}L0 ${-len}L5 ${-len + 12}L5 0z`, tones, { shade: 5, rim: 1.5, line: 2 }) +
        k.R(-11, -2, 22, 6, T.brass[1], 2, `stroke="${p.ink}" stroke-width="2"`) +
        k.R(-3.5, 3, 7, 13, T.bark[1], 2, `stroke="${p.ink}" stroke-width="2"`),
    );
  k.lance = (x, y, a, len = 130) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.limb(
        [
          [0, 30],
          [0, -len + 40],
        ],
        5,
        T.bark,
      ) +
        k.lit(`M-9 ${-len + 46}L0 ${-len}L9 ${-len + 46}z`, T.steel, { shade: 8, rim: 2 }) +
        k.lit(`M-12 -6L0 -30L12 -6z`, T.brass, { shade: 9 }),
    );
  k.prop = (x, y, w, a = 0) =>
    k.G(
      `translate(${x} ${y}) rotate(${a})`,
      k.E(-w / 2, 0, w / 2, 5, T.steel[2], `stroke="${p.ink}" stroke-width="2"`) +
        k.E(w / 2, 0, w / 2, 5, T.steel[1], `stroke="${p.ink}" stroke-width="2"`) +
        k.C(0, 0, 6, T.brass[1], `stroke="${p.ink}" stroke-width="2"`),
    );
  k.wing = (x, y, s, tones, dir = 1, feathers = 5) =>
    k.at(
      x,
      y,
      s,
      Array.from({ length: feathers }, (_, i) => {
        const a = Math.round(18 + i * (74 / feathers)),
          L = 96 - i * 12,
          q = (v: number) => Math.round(L * v);
        return k.G(
          `rotate(${a})`,
          k.P(
            `M-4 0C-16 ${-q(0.4)} -10 ${-q(0.85)} 2 ${-L}C12 ${-q(0.7)} 12 ${-q(0.3)} 6 0z`,
            tones[i % 2 ? 1 : 2],
            `stroke="${p.ink}"`,
          ) + k.S(`M1 ${-q(0.8)}L0 -14`, tones[0], 3),
        );
      })
        .reverse()
        .join('') + k.ball(0, 0, 9, T.brass),
      dir,
    );
  k.batwing = (x, y, s, tones, dir = 1) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M0 0C4 -40 30 -66 74 -74C66 -58 74 -48 86 -38C70 -38 64 -28 66 -14C52 -22 42 -16 38 -2C28 -12 14 -8 0 0z',
        tones,
        { shade: 16 },
      ) + k.S('M2 -4C20 -36 44 -58 72 -72M6 -4C30 -28 54 -38 82 -38M8 -3C28 -16 46 -20 64 -16', p.ink, 2.2),
      dir,
    );
  k.lantern = (x, y, s = 1) =>
    k.at(
      x,
      y,
      s,
      k.P(k.star(0, 2, 30, 17, 8), p.acc, 'opacity=".45"') +
        k.S('M-7 -13Q0 -24 7 -13', p.ink, 2.6) +
        k.lit('M-10 -12H10L8 -16H-8z', T.brass, { line: 2 }) +
        k.R(-9, -12, 18, 24, p.glow, 1, `stroke="${p.ink}" stroke-width="2.4"`) +
        k.flame(0, 10, 0.4, p.acc, '#fff') +
        k.R(-11, 12, 22, 6, T.brass[1], 1, `stroke="${p.ink}" stroke-width="2"`),
    );
  k.bolt2 = (x, y, s, fill = p.glow) =>
    k.at(
      x,
      y,
      s,
      k.P(
        'M8 -60L-26 6H-4L-14 56L28 -14H4L22 -60z',
        fill,
        `stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"`,
      ),
    );
  k.skull = (x, y, s, tones = T.bone) =>
    k.at(
      x,
      y,
      s,
      k.lit('M-22 2C-24 -22 -12 -32 0 -32C14 -32 24 -22 22 2C22 10 14 10 14 16V26H-13V16C-14 10 -22 10 -22 2z', tones, {
        shade: 13,
      }) +
        k.E(-9, -4, 6.5, 8, p.ink) +
        k.E(9, -4, 6.5, 8, p.ink) +
        k.P('M0 4L-4 12H4z', p.ink) +
        k.S('M-6 18V26M0 18V26M6 18V26', p.ink, 2),
    );
  k.valve = (x, y, rad, tones = T.coral) =>
    Array.from({ length: 6 }, (_, i) =>
      k.limb(
        [
          [x, y],
          [x + rad * 0.9 * Math.sin(i * 1.047 + 0.3), y - rad * 0.9 * Math.cos(i * 1.047 + 0.3)],
        ],
        rad * 0.15,
        tones,
      ),
    ).join('') +
    `<circle cx="${x}" cy="${y}" r="${rad}" fill="none" stroke="${p.ink}" stroke-width="${rad * 0.3 + 5}"/><circle cx="${x}" cy="${y}" r="${rad}" fill="none" stroke="${tones[1]}" stroke-width="${rad * 0.3}"/><path d="M${x - rad * 0.98} ${y + rad * 0.3}A${rad * 1.03} ${rad * 1.03} 0 0 1 ${x + rad * 0.4} ${y - rad * 0.95}" fill="none" stroke="${tones[2]}" stroke-width="${rad * 0.07}" stroke-linecap="round"/>` +
    k.ball(x, y, rad * 0.24, T.brass);
  k.hand = (x, y, s, tones, dir = 1, cuff = T.navy) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M-16 30V6C-20 2 -26 -8 -24 -13C-20 -16 -14 -10 -12 -6V-34C-11 -40 -4 -40 -3 -34V-40C-2 -46 5 -46 6 -40V-36C7 -42 14 -41 14 -35V-28C16 -33 22 -32 22 -26V4C22 16 18 22 16 30z',
        tones,
        { shade: 16 },
      ) +
        k.S('M-3 -32V-14M6 -36V-14M14 -28V-12', p.ink, 2) +
        k.lit('M-22 30H20V56H-22z', cuff, { shade: 18 }),
      dir,
    );
  k.fist = (x, y, s, tones, cuff = T.navy, dir = 1) =>
    k.at(
      x,
      y,
      s,
      k.lit(
        'M-20 30V0C-22 -12 -18 -20 -10 -20C-8 -26 2 -26 4 -21C8 -26 16 -24 17 -18C24 -20 28 -12 26 -4V10C26 20 20 24 18 30z',
        tones,
        { shade: 14 },
      ) +
        k.S(
          'M-10 -20C-6 -14 -6 -4 -8 2M4 -21C7 -14 7 -4 6 1M17 -18C19 -12 18 -4 16 0M-20 2C-10 10 4 10 12 4',
          p.ink,
          2.2,
        ) +
        k.lit('M-25 28H23V60H-25z', cuff, { shade: 18 }),
      dir,
    );
  k.sheet = (x, y, a, tone = p.glow, s = 1) =>
    k.G(
      `translate(${x} ${y}) rotate(${a}) scale(${s})`,
      k.R(-24, -66, 48, 68, tone, 4, `stroke="${p.ink}" stroke-width="2.6"`) +
        k.R(-18, -60, 36, 28, p.far, 2) +
        k.S('M-17 -24H17M-17 -16H17M-17 -8H6', p.ink, 2.2, 'opacity=".55"'),
    );
  k.arrowUp = (x, y, s, fill) =>
    k.at(
      x,
      y,
      s,
      k.P('M0 -34L22 -8H10V30H-10V-8H-22z', fill, `stroke="${p.ink}" stroke-width="3" stroke-linejoin="round"`),
    );
}
