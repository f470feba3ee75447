import type { MakeTones } from './kit-tones.js';
import type { Kit, Spot, Tones } from './kit.types.js';

/** The five kin and people of no kin, by one skeleton. */
export function addPerson(k: Kit, t: MakeTones): void {
  const { p, r, tones: T } = k;
  // ---- a person: o = { kin, x, y, s, dir, lean, front:[hx,hy], back:[hx,hy], coat, legs, hold(front hand), holdBack, hat, behind, stride }
  k.person = (o) => {
    const { kin, x = 100, y = 232, s = 1, dir = 1, lean = 0, stride = 1, fly = 0 } = o;
    const was = k.dir;
    k.dir = dir;
    const K = {
      ember: [T.iron, T.iron],
      tide: [T.canvas, T.canvas],
      thorn: [T.leaf, T.bark],
      sun: [T.cream, T.navy],
      grave: [T.soot, T.soot],
      rogue: [T.plum, T.soot],
    }[kin] as [coat: Tones, legs: Tones];
    const coat = o.coat ?? K[0],
      legs = o.legs ?? K[1],
      hip: Spot = [0, -62],
      chest: Spot = [lean * 20, -104],
      head: Spot = [lean * 27, -132];
    const foot = (side: number): Spot =>
      fly ? [side * 12 - lean * 34, -10 + side * 6] : [side * (20 + 14 * stride) + lean * side * 10, 0];
    const leg = (side: number) => {
      const f = foot(side),
        w = kin === 'grave' ? 9 : 14;
      return (
        k.limb([hip, [(f[0] + hip[0]) / 2 + 8 + lean * 5, f[1] - 32], f], w, legs) +
        k.lit(
          `M${f[0] - 9} ${f[1] + 5}C${f[0] - 10} ${f[1] - 8} ${f[0]} ${f[1] - 8} ${f[0] + 8} ${f[1] - 4}C${f[0] + 18} ${f[1] - 2} ${f[0] + 20} ${f[1] + 5} ${f[0] + 18} ${f[1] + 6}z`,
          kin === 'tide' ? T.brass : kin === 'ember' ? T.iron : T.soot,
          { shade: 10, line: 2.2 },
        )
      );
    };
    const arm = (h: Spot, side: number, w = kin === 'grave' ? 8 : 12) => {
      const a: Spot = [chest[0] + side * 15, chest[1] + 2],
        m: Spot = [(a[0] + h[0]) / 2 + side * 6, (a[1] + h[1]) / 2 + 9];
      return (
        k.limb([a, m, h], w, o.sleeve ?? coat) +
        k.ball(
          h[0],
          h[1],
          7,
          o.glove ?? (kin === 'ember' ? T.ember : kin === 'thorn' ? T.moss : kin === 'grave' ? T.bone : T.bark),
          { line: 2 },
        )
      );
    };
    const fh: Spot = o.front ?? [34 + lean * 20, -92],
      bh: Spot = o.back ?? [-30, -72];
    let torso: string;
    let top: string;
    const [cx, cy] = chest,
      [hx, hy] = head;
    if (kin === 'ember') {
      torso =
        k.lit(
          `M${cx - 22} ${cy - 6}Q${cx} ${cy - 20} ${cx + 22} ${cy - 6}C34 ${cy + 20} 30 -54 10 -50H-14C-34 -54 -30 ${cy + 20} ${cx - 22} ${cy - 6}z`,
          coat,
          { shade: 20 },
        ) +
        k.C(cx * 0.4 + 1, -78, 15, p.ink) +
        k.C(cx * 0.4 + 1, -78, 12, T.ember[1]) +
        k.P(`M${cx * 0.4 - 9} -72q5 -14 9 -6q4 -12 8 0q4 -4 4 4q-4 8 -11 8q-8 0 -10 -6z`, p.glow) +
        k.S(`M${cx * 0.4 - 4} -90v24M${cx * 0.4 + 6} -90v24`, p.ink, 3) +
        k.bolts([
          [cx - 16, cy + 2],
          [cx + 16, cy + 2],
          [-18, -58],
          [16, -58],
        ]);
      top =
        k.tube(`M${hx - 9} ${hy - 8}q-14 -6 -12 -26`, 7, T.brass) +
        k.tube(`M${hx + 9} ${hy - 8}q14 -6 12 -26`, 7, T.brass) +
        (o.cold ? '' : k.flame(hx - 21, hy - 33, 0.36) + k.flame(hx + 21, hy - 33, 0.36)) +
        k.lit(
          `M${hx - 15} ${hy + 12}C${hx - 20} ${hy - 14} ${hx + 20} ${hy - 14} ${hx + 15} ${hy + 12}Q${hx} ${hy + 22} ${hx - 15} ${hy + 12}z`,
          coat,
          { shade: 11 },
        ) +
        k.P(`M${hx - 9} ${hy - 1}l9 4l10 -4l-3 7h-13z`, p.acc) +
        k.S(`M${hx - 7} ${hy + 11}h15`, p.acc, 2.6);
    } else if (kin === 'tide') {
      torso =
        k.lit(`M${cx - 23} ${cy}Q${cx} ${cy - 14} ${cx + 23} ${cy}L22 -56Q0 -46 -22 -56z`, coat, { shade: 17 }) +
        k.S(`M-20 -64H20`, p.ink, 6) +
        k.S('M-20 -64H20', T.brass[1], 3) +
        k.lit(
          `M${cx - 24} ${cy + 3}Q${cx} ${cy - 16} ${cx + 24} ${cy + 3}Q${cx} ${cy + 20} ${cx - 24} ${cy + 3}z`,
          T.brass,
          { shade: 15 },
        ) +
        k.bolts(
          [
            [cx - 15, cy + 4],
            [cx, cy + 8],
            [cx + 15, cy + 4],
          ],
          2,
        );
      top =
        k.ball(hx, hy, 22, T.brass) +
        k.C(hx + 5, hy + 1, 13, p.ink) +
        k.C(hx + 5, hy + 1, 10.5, T.sea[1]) +
        k.P(`M${hx - 4} ${hy + 2}a10 10 0 0 1 10 -10l-3 5a8 8 0 0 0 -7 5z`, '#fff', 'opacity=".8"') +
        k.C(hx + 2, hy + 2, 1.9, p.ink) +
        k.C(hx + 9, hy + 2, 1.9, p.ink) +
        k.S(`M${hx + 5} ${hy - 12}v26M${hx - 8} ${hy + 1}h26`, T.brass[0], 2) +
        k.bolts(
          [
            [hx - 15, hy + 8],
            [hx - 16, hy - 8],
            [hx - 4, hy - 18],
          ],
          2,
        ) +
        k.R(hx - 4, hy - 28, 8, 7, T.brass[1], 1, `stroke="${p.ink}" stroke-width="2"`);
    } else if (kin === 'thorn') {
      torso =
        k.lit(
          `M${cx} ${cy - 14}C${cx + 30} ${cy - 6} 32 -70 16 -46L6 -54L0 -42L-8 -54L-18 -46C-32 -70 ${cx - 30} ${cy - 6} ${cx} ${cy - 14}z`,
          coat,
          { shade: 16 },
        ) +
        k.S(
          `M${cx} ${cy - 4}L0 -54M${cx * 0.7} -88l14 -10M${cx * 0.7} -88l-14 -10M${cx * 0.5} -74l14 -10M${cx * 0.5} -74l-14 -10`,
          p.ink,
          2,
          'opacity=".55"',
        );
      top =
        k.lit(
          `M${hx - 15} ${hy - 2}C${hx - 15} ${hy - 18} ${hx + 15} ${hy - 18} ${hx + 15} ${hy - 2}C${hx + 16} ${hy + 10} ${hx + 6} ${hy + 24} ${hx} ${hy + 24}C${hx - 6} ${hy + 24} ${hx - 16} ${hy + 10} ${hx - 15} ${hy - 2}z`,
          T.moss,
          { shade: 11 },
        ) +
        k.E(hx - 6, hy + 1, 3.4, 4.4, p.glow) +
        k.E(hx + 7, hy + 1, 3.4, 4.4, p.glow) +
        k.C(hx - 5, hy + 1, 1.7, p.ink) +
        k.C(hx + 8, hy + 1, 1.7, p.ink) +
        k.S(`M${hx - 5} ${hy + 12}q6 4 11 0`, p.ink, 2) +
        k.lit(
          `M${hx - 20} ${hy - 6}L${hx - 25} ${hy - 26}L${hx - 12} ${hy - 16}L${hx - 8} ${hy - 36}L${hx + 1} ${hy - 18}L${hx + 9} ${hy - 37}L${hx + 13} ${hy - 16}L${hx + 26} ${hy - 25}L${hx + 20} ${hy - 6}Q${hx} ${hy - 14} ${hx - 20} ${hy - 6}z`,
          T.bark,
          { shade: 14 },
        );
    } else if (kin === 'sun') {
      torso =
        k.lit(
          `M${cx - 20} ${cy - 4}Q${cx} ${cy - 15} ${cx + 20} ${cy - 4}L17 -66L27 -34Q0 -26 -27 -34L-17 -66z`,
          coat,
          { shade: 17 },
        ) +
        k.S(`M${cx} ${cy - 6}L0 -34`, p.ink, 1.8) +
        k.S(`M${cx - 14} ${cy}L14 -64`, T.navy[1], 5) +
        k.S('M-17 -65H17', T.navy[0], 6) +
        k.C(0, -65, 4.6, p.acc, `stroke="${p.ink}" stroke-width="1.6"`) +
        [0, 1, 2].map((i) => k.C(cx * 0.7 + 6, -96 + i * 11, 2, p.acc)).join('') +
        k.E(cx - 21, cy - 2, 8, 5, T.gold[1], `stroke="${p.ink}" stroke-width="2"`) +
        k.E(cx + 21, cy - 2, 8, 5, T.gold[1], `stroke="${p.ink}" stroke-width="2"`);
      top =
        (o.halo === 0
          ? ''
          : k.P(k.star(hx, hy - 2, 40, 32, 12), p.acc) +
            k.C(hx, hy - 2, 29, p.glow, `stroke="${p.ink}" stroke-width="2.2"`)) +
        k.ball(hx, hy + 2, 15, t(0.6, 0.07, [40, 55, 62][Math.floor(r() * 3)]!, 0.78, 0.9)) +
        k.C(hx + 1, hy + 1, 1.9, p.ink) +
        k.C(hx + 9, hy + 1, 1.9, p.ink) +
        k.S(`M${hx} ${hy + 9}h8`, p.ink, 1.8) +
        (o.hat ??
          k.lit(
            `M${hx - 17} ${hy - 3}C${hx - 17} ${hy - 25} ${hx + 17} ${hy - 25} ${hx + 16} ${hy - 5}L${hx + 22} ${hy - 2}Q${hx + 2} ${hy - 9} ${hx - 17} ${hy - 3}z`,
            T.navy,
            { shade: 12 },
          ) + k.C(hx + 3, hy - 13, 4, p.acc, `stroke="${p.ink}" stroke-width="1.6"`));
    } else if (kin === 'grave') {
      torso =
        k.lit(
          `M${cx - 17} ${cy - 4}Q${cx} ${cy - 13} ${cx + 17} ${cy - 4}L14 -66L26 -18L16 -28L10 -14L2 -28L-6 -12L-14 -28L-25 -16L-14 -66z`,
          coat,
          { shade: 14 },
        ) +
        [0, 1, 2].map((i) => k.S(`M${cx * 0.8 - 9 + i} ${-98 + i * 9}q10 6 19 -1`, T.bone[1], 3)).join('') +
        k.S(`M${cx * 0.8 + 1} -102V-72`, T.bone[1], 3);
      top = k.skull(hx, hy + 6, 0.62) + (o.hat ?? '');
    } else {
      torso =
        k.lit(`M${cx - 18} ${cy - 4}Q${cx} ${cy - 14} ${cx + 18} ${cy - 4}L16 -58Q0 -50 -16 -58z`, coat, {
          shade: 14,
        }) + k.S('M-15 -66H15', T.bark[1], 5);
      top =
        k.lit(
          `M${hx - 17} ${hy + 12}C${hx - 22} ${hy - 26} ${hx + 22} ${hy - 26} ${hx + 17} ${hy + 12}Q${hx} ${hy + 24} ${hx - 17} ${hy + 12}z`,
          T.soot,
          { shade: 12 },
        ) +
        k.C(hx - 7, hy - 1, 7.4, T.acid[1], `stroke="${p.ink}" stroke-width="2.6"`) +
        k.C(hx + 9, hy - 1, 7.4, T.acid[1], `stroke="${p.ink}" stroke-width="2.6"`) +
        k.ball(hx + 1, hy + 13, 8, T.steel);
    }
    const out =
      (o.behind ?? '') +
      arm(bh, -1) +
      (o.holdBack ? o.holdBack(bh) : '') +
      leg(-1) +
      leg(1) +
      (o.under ?? '') +
      torso +
      (o.over ?? '') +
      top +
      (o.crown ? o.crown(hx, hy) : '') +
      (o.hold ? o.hold(fh) : '') +
      arm(fh, 1) +
      (o.front2 ? o.front2(fh) : '');
    const svg = k.at(x, y, s, out, dir);
    k.dir = was;
    return svg;
  };
}
