// Cards without a drawing of their own, of sets that players make.
import { B, C, E, fromLch, P, S, seeded, star, toLch, tone } from './shapes.js';
import { dressOf } from './dress.js';
import type { ArtCard, Desk } from './desk.js';

const has = (card: ArtCard, effect: RegExp) => effect.test(card.effects);
/** A toy without a recipe: put together from its numbers and effects. */
export const anyToy = (k: Desk): void => {
  const { card, rnd, c, a } = k;
  const [sp, st, sm] = [card.speed ?? 2, card.strength ?? 2, card.stamina ?? 2];
  const skin = a !== c ? a : fromLch([0.76, 0.1, toLch(c)[2] + 60 + rnd() * 200]);
  const dark = tone(skin, -0.16),
    w = 30 + Math.min(sm, 7) * 3.6,
    top = 62 - Math.min(sm, 6),
    bot = 152;
  const dress = dressOf(card.name),
    body = { skin, w, top, bot };
  if (has(k.card, /reduce_cost|increase_by_sleeping/))
    k.fill('M-9 190q30-40 60-20 30-26 62-6 30-22 60 2 30-4 40 24z', '#fffdf8', '.7');
  // speed: feet, springs, wheels, wings
  if (sp >= 7)
    for (const s of [-1, 1])
      k.felt(
        S([
          100 + s * w * 0.8,
          104,
          100 + s * (w + 34),
          66,
          100 + s * (w + 44),
          92,
          100 + s * (w + 30),
          100,
          100 + s * (w + 36),
          118,
          100 + s * (w + 10),
          124,
        ]),
        tone(skin, 0.14),
        {},
      );
  if (sp >= 5)
    for (const s of [-1, 1])
      k.felt(C(100 + s * w * 0.62, 160, 17), '#4b4148', {}).felt(C(100 + s * w * 0.62, 160, 7), '#ffd55c', {
        lite: 1,
        st: 0,
      });
  else if (sp >= 3)
    for (const s of [-1, 1])
      k.line(`M${100 + s * w * 0.5 - 8} 146l16 5-16 6 16 5-16 6 16 5`, '#8d8791', 4).felt(
        E(100 + s * w * 0.5 + s * 3, 172, 16, 7),
        dark,
        { st: 0 },
      );
  else k.felt(E(100, 162, w * 0.9, 14), dark, {});
  // strength: arms and horns
  const fist = 7 + Math.min(st, 9) * 1.5;
  for (const s of [-1, 1])
    k.limb(
      [100 + s * w * 0.8, 112, 100 + s * (w + 16), 118 - st * 1.5, 100 + s * (w + 20), 96 - st * 3],
      8 + st,
      skin,
    ).felt(C(100 + s * (w + 20), 94 - st * 3, fist), tone(skin, -0.07), { lite: fist < 12 });
  if (st >= 5)
    for (const s of [-1, 1])
      k.felt(
        S([
          100 + s * w * 0.3,
          top + 14,
          100 + s * w * 0.62,
          top + 22,
          100 + s * w * 0.95,
          top - 18,
          100 + s * w * 0.6,
          top - 2,
        ]),
        '#fff0d2',
        { in: 3 },
      );
  else dress.ears(k, body);
  // stamina: belly
  const b = Math.floor(rnd() * 4),
    m = (top + bot) / 2;
  const trunk = [
    E(100, m, w, (bot - top) / 2),
    B(100 - w, top, 2 * w, bot - top, 22),
    S([
      100,
      top,
      100 + w * 0.7,
      top + 18,
      100 + w,
      bot - 30,
      100 + w * 0.7,
      bot,
      100 - w * 0.7,
      bot,
      100 - w,
      bot - 30,
      100 - w * 0.7,
      top + 18,
    ]),
    S([100 - w * 0.8, top, 100 + w * 0.8, top, 100 + w * 0.75, m, 100 + w, bot, 100 - w, bot, 100 - w * 0.75, m]),
  ][b]!;
  k.felt(trunk, skin, {});
  // A toy that its numbers have given much already needs no more.
  if (sp < 5 && st < 5) dress.coat(k, body);
  k.felt(E(100, bot - 26, w * 0.62, 22), tone(skin, 0.13), { in: 4 });
  if (sp < 5 || (sp < 7 && st < 5)) dress.wear(k, body);
  const ey = top + 34;
  if (rnd() < 0.22) k.eye(100, ey, 16, skin);
  else k.eyes(100, ey, w * 0.42, 11, skin);
  if (has(card, /copy_card/)) k.eyes(100, ey - 24, w * 0.3, 7, skin);
  if (rnd() < 0.4) k.mouth(100, ey + 17, 11, 9);
  else k.smile(100, ey + 19, 11, 8);
  k.cheeks(100, ey + 16, w * 0.66);
  // effects: one thing each
  if (has(card, /boost/)) k.pennant(100 + w * 0.5, top + 6, 34, c);
  if (has(card, /set_tussle_cost|set_self_tussle/))
    k.line('M152 150l22-46', '#7a4f2c', 5).felt(P(star(176, 98, 15, 7), 2), '#ffd55c', { lite: 1, in: 4 });
  if (has(card, /opponent_cost/)) k.line('M30 46q14-26 30-8t-20 14 30-6-24 22 34-8', k.INK, 3.4);
  if (has(card, /when_sleeped/)) k.nightcap(98, top + 12, 22, c);
  if (has(card, /gain_cc/)) k.coin(40, 150, 12).coin(52, 164, 12);
  if (has(card, /alternative_cost/)) k.button(100, bot - 26, 10, c);
  if (has(card, /auto_win/))
    k.felt(
      P([80, top + 8, 74, top - 18, 90, top - 6, 100, top - 24, 110, top - 6, 126, top - 18, 120, top + 8], 3),
      '#ffd55c',
      { in: 4 },
    );
  if (has(card, /remove_stamina/))
    k.line('M28 128L62 84', '#7a4f2c', 4).felt(C(27, 130, 9), '#d9534a', { lite: 1, st: 0 });
  if (has(card, /direct_attack/)) k.paper(P([30, 60, 66, 42, 50, 74, 46, 62], 2), '#fff');
  if (has(card, /immunity/)) k.bubble(100, 104, 84);
};
/** An action without a recipe: a picture of its first effect. */
export const anyAction = (k: Desk): void => {
  const { card, c } = k,
    d = tone(c, -0.12),
    p = '#fff6e2',
    other = seeded(`${card.name}/dress`)() < 0.5;
  if (has(card, /gain_cc/) && other) {
    k.paper(C(70, 128, 34), '#ffb84d')
      .paper(C(134, 130, 30), '#ffb84d')
      .paper(C(102, 92, 44), '#ffd55c')
      .line('M72 84a32 32 0 0 1 18-22', '#fff8d8', 5);
    k.face(102, 92, 16);
  } else if (has(card, /gain_cc/)) {
    k.paper(P(star(100, 100, 84, 60, 12), 2), '#ffd55c')
      .paper(S([100, 48, 134, 66, 136, 100, 118, 128, 82, 128, 64, 100, 66, 66]), p)
      .paper(B(82, 126, 36, 30, 8), d)
      .line('M84 138h32M84 147h32', '#fff', 3);
    k.face(100, 92, 16);
  } else if (has(card, /unsleep/)) {
    k.paper(P(star(100, 118, 86, 60, 14), 2), '#ffb84d')
      .paper(C(100, 118, 50), '#ffd55c')
      .paper(P([10, 128, 190, 128, 190, 176, 10, 176], 10), c)
      .thread('M18 138h164', '#fff');
    k.face(100, 98, 17);
  } else if (has(card, /sleep/) && other) {
    k.paper(S([118, 36, 74, 52, 56, 100, 76, 148, 124, 162, 150, 146, 116, 132, 100, 100, 110, 62, 138, 42]), '#ffe08a')
      .paper(P(star(150, 82, 16, 7), 2), p)
      .text('Z', 160, 134, 26, d);
    k.face(82, 100, 9, 3.6, 'flat');
  } else if (has(card, /sleep/)) {
    k.paper(S([54, 66, 146, 60, 158, 104, 150, 148, 50, 152, 42, 106]), p).line(
      'M58 74q8 30 0 70M142 68q-8 34 2 72',
      d,
      2.4,
    );
    k.face(100, 102, 20, 4.4, 'flat').text('Z', 156, 52, 34, d).text('z', 176, 34, 22, d);
  } else if (has(card, /return/)) {
    k.line('M60 150C30 60 150 30 146 104', c, 18)
      .paper(P([118, 96, 174, 96, 146, 134], 3), c)
      .paper(C(92, 126, 38), p);
    k.face(92, 120, 14, 4.4, 'o');
  } else if (has(card, /copy/)) {
    k.group('rotate(8 118 92)', () => k.paper(B(84, 36, 76, 104, 8), tone(c, 0.1))).group('rotate(-6 84 112)', () =>
      k.paper(B(44, 56, 76, 104, 8), p).face(82, 104, 15),
    );
  } else if (has(card, /take_control/)) {
    k.line('M40 84q60-60 118 4', c, 16)
      .line('M160 124q-60 60-118-4', d, 16)
      .paper(P([140, 84, 178, 72, 170, 112], 3), c)
      .paper(P([60, 124, 22, 136, 30, 96], 3), d)
      .paper(C(100, 104, 30), p);
    k.face(100, 100, 12);
  } else if (has(card, /boost/) && other) {
    k.paper(P(star(100, 96, 72, 36), 6), c)
      .paper(P(star(100, 96, 46, 24), 5), p)
      .text('+', 156, 66, 30, d);
    k.face(100, 96, 12);
  } else if (has(card, /boost/)) {
    for (const [x, y, q] of [
      [58, 92, 0.9],
      [142, 92, 0.9],
      [100, 74, 1.3],
    ] as const)
      k.paper(
        P(
          [
            x,
            y - 34 * q,
            x + 30 * q,
            y + 2,
            x + 14 * q,
            y + 2,
            x + 14 * q,
            y + 60,
            x - 14 * q,
            y + 60,
            x - 14 * q,
            y + 2,
            x - 30 * q,
            y + 2,
          ],
          4,
        ),
        q > 1 ? c : d,
      );
    k.face(100, 84, 10, 4);
  } else {
    k.paper(B(46, 84, 108, 84, 6), p)
      .paper(B(38, 66, 124, 30, 6), c)
      .paper(B(90, 66, 20, 102, 2), d)
      .paper(S([100, 66, 66, 40, 60, 62]), c)
      .paper(S([100, 66, 134, 40, 140, 62]), c);
    k.face(68, 122, 9, 3.8).text('?', 132, 150, 40, d);
  }
};
