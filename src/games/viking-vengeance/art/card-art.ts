// Card -> SVG text. Pure: the same card gives the same picture for ever. Two inks on paper, no gradients, no filters.
import { carver, fan, n, oklch, ring, seeded, swell } from './cut.js';
import type { Carver, Chance, Inks } from './cut.js';
import * as norse from './norse.js';
import * as japanese from './japanese.js';
import * as polynesian from './polynesian.js';
import type { ArtCard } from './recipe.js';

const SETS = { norse, japanese, polynesian };
const GROUND = {
  norse: { P: '#f0e8d7', A: '#17212c' },
  japanese: { P: '#f6ecd6', A: '#20203a' },
  polynesian: { P: '#f5e4c1', A: '#2c150e' },
};
/** The second ink: hue by the family of the ability; lightness and chroma by the set. */
const FAMILY = { frost: 235, flame: 34, tide: 200, blessing: 80, curse: 312, gate: 118, guard: 152, trick: 352 };
const TONE: Readonly<Record<ArtCard['set'], readonly [lightness: number, chroma: number]>> = {
  norse: [0.67, 0.115],
  japanese: [0.585, 0.15],
  polynesian: [0.62, 0.115],
};
const FAMILIES = {
  frost:
    'skadi_freeze yuki_onna_frost_row poliahu_icy_presence gashadokuro_bone_chill kanehekili_thunderous_omen thor_push',
  flame:
    'surtr_flames pele_lava_field kamapuaa_wild_shift susanoo_storm_breaker fenrir_devourer_surge ku_war_stance vidar_vengeance tyr_binding_justice',
  tide: 'njord_sea ran_pull ryujin_tidal_sweep kanaloa_tide_ward hauwahine_rains_blessing mooinanea_sacred_spring kupua_dual_aspect ukupanipo_feast_or_famine',
  blessing:
    'baldr_immune bragi_inspire freyja_bless odin_foresight amaterasu_radiant_blessing lono_fertile_ground maui_sun_trick momotaro_allies_rally hachiman_warriors_aura hiaka_cleansing_hula',
  curse:
    'hel_soul jorogumo_web_curse kapo_hex_field futakuchi_onna_vengeful_bite milu_spirit_bind nightmarchers_dread_aura okuriinu_hunters_mark yamata_many_heads',
  gate: 'heimdall_block laamaomao_gale_aura urashima_time_shift yamabiko_echo_power tawara_piercing_shot sigurd_slayer',
  guard:
    'jormungandr_shell frigg_bless benkei_steadfast_guard kamohoalii_oceans_shield kaahupahau_harbor_guardian kane_pure_waters kintaro_beast_friend minamoto_demon_bane ushi_oni_shore_fury',
  trick: 'loki_flip nopperabo_erase_face nurarihyon_slipstream',
};
const familyOf = new Map(
  Object.entries(FAMILIES).flatMap(([family, ids]) => ids.split(' ').map((id) => [id, family as keyof typeof FAMILY])),
);

/** The hue of cards without an ability: by the first of these tags that a card has. */
const PLAIN: Readonly<Record<ArtCard['set'], readonly (readonly [tag: string, hue: number])[]>> = {
  norse: [
    ['beast', 55],
    ['sea', 225],
    ['mystic', 290],
    ['warrior', 42],
  ],
  japanese: [
    ['beast', 95],
    ['sea', 175],
    ['mystic', 340],
    ['yokai', 30],
  ],
  polynesian: [
    ['sea', 205],
    ['mystic', 20],
    ['warrior', 40],
    ['human', 65],
  ],
};

/** The two inks and the paper of a card: the second ink tells the family of its ability. */
function inks({ ability, set, tags }: ArtCard, r: Chance): Inks {
  const family = ability === null ? undefined : familyOf.get(ability);
  const plain = PLAIN[set].find(([tag]) => tags.includes(tag))?.[1] ?? 60;
  const hue = (family ? FAMILY[family] : plain) + (r() - 0.5) * (family ? 18 : 34);
  const [lightness, chroma] = TONE[set];
  const isYellow = hue > 60 && hue < 130;
  return { ...GROUND[set], B: oklch(lightness + (isYellow ? 0.07 : 0), chroma, hue) };
}

/** How the four numbers pull the figure: x to the right, y upwards, each -1 to 1. */
function lean({ power: { top, right, bottom, left } }: ArtCard): { x: number; y: number } {
  const mean = (top + right + bottom + left) / 4;
  const within = (value: number) => Math.max(-1, Math.min(1, value));
  return { x: within((right - left) / mean), y: within((top - bottom) / mean) };
}

/** The block before it is inked: for cards that a player does not own. */
const BLANK: Inks = { P: '#ddd0b8', A: '#b7a689', B: '#c8b99e' };

const svg = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" stroke-linejoin="round"><defs>${defs}</defs>${body}</svg>`;

/** A woodcut of a card. Pure: the same card gives the same picture for ever. */
export function drawCard(card: ArtCard, { blank = false } = {}): string {
  const r = seeded(card.key);
  const own = inks(card, r);
  const c = carver(blank ? BLANK : own, r);
  const set = SETS[card.set];
  const recipe = set.recipes[card.key.slice(card.set.length + 1)];
  if (!recipe) throw new Error(`No woodcut is known of ${card.key}.`);
  const spec = recipe(c);
  const { x, y } = lean(card);
  const { back, front } = set.scene(c, spec, card);
  const facing = x < 0 ? -1 : 1;
  const pull = Math.abs(x);
  // Drawn facing right; mirrored for the left; leaned, stretched up or pressed down about the ground point 60,112.
  const stance =
    `translate(${n(60 + facing * pull * 5)} ${n(114 - y * 3)})scale(${facing} 1)skewX(${n(-pull * 19)})` +
    `scale(${(1 - y * 0.07).toFixed(3)} ${(1 + y * 0.1).toFixed(3)})translate(-60 -109)`;
  return svg(c.defs, `${back}<g transform="${stance}">${spec.fig}</g>${front}`);
}

export type TileKind = keyof typeof TILE_INKS;

const TILE_INKS = { lava: '#c8452a', ocean: '#2b7f8c', blocked: '#5a6670', boosted: '#b98a2b', cursed: '#6d4a80' };

/** A tile that is not plain: the same knife, no figure. */
export function drawTile(kind: TileKind): string {
  const c = carver({ P: '#f3e2bf', A: '#2b140d', B: TILE_INKS[kind] }, seeded(kind));
  const body = TILES[kind](c);
  return svg(c.defs, body);
}

export const isTileKind = (name: string): name is TileKind => Object.hasOwn(TILE_INKS, name);

const TILES: Readonly<Record<TileKind, (c: Carver) => string>> = {
  lava: (c) =>
    c.i('M0 0h120v120h-120z') +
    c.s(
      'M-4 30Q20 16 34 34T70 30T124 14M-4 66Q24 48 44 66T84 58T124 62M-4 100Q30 84 52 100T92 92T124 104M34 34Q30 52 44 66M70 30Q78 44 84 58M44 66Q40 84 52 100M84 58Q96 74 92 92',
      9,
      'b',
    ) +
    c.s('M-4 30Q20 16 34 34T70 30T124 14M-4 66Q24 48 44 66T84 58T124 62M-4 100Q30 84 52 100T92 92T124 104', 2.4, 'p') +
    c.i(
      [
        [18, 48],
        [60, 46],
        [104, 40],
        [22, 84],
        [70, 78],
        [108, 82],
        [60, 14],
        [14, 10],
        [74, 112],
      ]
        .map(([x = 0, y = 0]) => fan(x, y, 5, 12, 200, 340, 5, 1))
        .join(''),
      'b',
    ),
  ocean: (c) =>
    c.i('M0 0h120v120h-120z', 'b') +
    c.s([14, 30, 46, 62, 78, 94, 110].map((y, i) => swell(y, 7, 40, i % 2 ? 10 : 0)).join(''), 2.4, 'p'),
  blocked: (c) =>
    c.i('M0 0h120v120h-120z') +
    c.f(
      'M10 -4h12v128h-12zM36 -4h12v128h-12zM72 -4h12v128h-12zM98 -4h12v128h-12zM-4 26h128v10h-128zM-4 84h128v10h-128z',
      'b',
      { w: 5, lx: -3, halo: 0, h: 'a' },
    ) +
    c.i([16, 42, 78, 104].flatMap((x) => [31, 89].map((y) => ring(x, y, 3))).join(''), 'p'),
  boosted: (c) => c.i('M0 0h120v120h-120z', 'b') + c.i(fan(60, 60, 22, 84, 0, 360, 28, 2.4), 'p'),
  cursed: (c) =>
    c.i('M0 0h120v120h-120z', 'b') +
    c.s(
      [14, 26, 38, 50, 62]
        .map((R) => `M${60 - R} 60a${R} ${R} 0 0 1 ${2 * R} 0a${R - 6} ${R - 6} 0 0 1 -${2 * R - 12} 0`)
        .join(''),
      2.4,
      'a',
    ),
};
