import { createHash } from 'node:crypto';
import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import { SHIPPED_SET, cardPool } from '../../rules/catalogue/card-sets.js';
import { biggestMoments, listed } from './moments.js';
import type { Moment } from './moments.js';
import { SENTENCES } from './sentences.js';
import type { StoryLine } from './story-line.js';

const MANY_TURNS = 8;

/** The hash a story is drawn from and kept under: the same lines always give the same story. */
export function storyHash(lines: readonly StoryLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

/** A bedtime story without a language model. No toy is hurt in it: toys nap. */
export function templateStory(lines: readonly StoryLine[]): string {
  const rng = rngOver(sfc32(parseInt(storyHash(lines).slice(0, 8), 16)));
  const players = [...new Set(lines.map(({ player }) => player))];
  if (lines.length === 0 || players.length === 0) return rng.pick(SENTENCES.nothing);
  const fill = (sentences: readonly string[], words: { [word: string]: string }): string =>
    rng.pick(sentences).replace(/\{(\w+)\}/g, (_all, word: string) => words[word] ?? '');
  const toys = firstToys(lines);
  const opening = [
    fill(SENTENCES.opening, { players: listed(players) }),
    ...(toys.length > 0 ? [fill(SENTENCES.toys, { toys: listed(toys) })] : []),
  ];
  const moments = biggestMoments(lines).map((moment) => tell(moment, fill));
  if (moments.length === 0) moments.push(fill(SENTENCES.quiet, { players: listed(players) }));
  const turns = Math.max(...lines.map(({ turn }) => turn));
  const middle = turns > MANY_TURNS && moments.length > 1 ? halves(moments) : [moments];
  return [opening, ...middle, ending(lines, players, fill, rng)].map((sentences) => sentences.join(' ')).join('\n\n');
}

type Fill = (sentences: readonly string[], words: { [word: string]: string }) => string;

function tell({ kind, player, subject, naps }: Moment, fill: Fill): string {
  const sentence = fill(SENTENCES[kind], { player, subject });
  return naps === '' ? sentence : `${sentence} ${fill(SENTENCES.nap, { naps })}`;
}

function ending(lines: readonly StoryLine[], players: readonly string[], fill: Fill, rng: Rng): string[] {
  const last = lines.findLast(({ action_type }) => action_type === 'victory' || action_type === 'draw');
  const goodNight = rng.pick(SENTENCES.goodNight);
  if (!last) return [fill(SENTENCES.unfinished, { players: listed(players) }), goodNight];
  if (last.action_type === 'draw') return [fill(SENTENCES.draw, { players: listed(players) }), goodNight];
  const winner = last.player;
  const deed = lines.findLast(
    ({ player, action_type }) => player === winner && ['play_card', 'tussle', 'activate_ability'].includes(action_type),
  );
  const subject = /^(?:Played )?(.+?) (?:for|by|tussled|attacked|took)\b/.exec(deed?.description ?? '')?.[1];
  const final = subject ? [fill(SENTENCES.finalDeed, { player: winner, subject })] : [];
  return [...final, fill(SENTENCES.victory, { player: winner }), goodNight];
}

/** The first two toys a player brought out; a name that no set of ours knows may well be one. */
function firstToys(lines: readonly StoryLine[]): string[] {
  const played = lines.flatMap(({ action_type, description }) => {
    const [, name] = /^Played (.+?) (?:for \d+ CC$|by sleeping)/.exec(description) ?? [];
    const isAction = cardPool(SHIPPED_SET, 'standard').byName.get(name ?? '')?.type === 'Action';
    return action_type === 'play_card' && name && !isAction ? [name] : [];
  });
  return [...new Set(played)].slice(0, 2);
}

function halves(sentences: readonly string[]): string[][] {
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle), sentences.slice(middle)];
}
