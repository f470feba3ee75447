import type { GameShape, Seat } from '@parlour/client';
import { inWords } from '../ask/sentences.js';
import type { SceneItem } from '../stage/scene.js';
import type { AskWords, Telling, Words } from '../table-kind.js';
import { surveyed } from './find.js';
import { namedValue } from './survey.js';
import type { Chip } from './survey.js';

/** Any game, as the table for any game speaks of it. */
export interface AnyGame extends GameShape {
  action: { type: string };
  event: { type: string };
}

function named(telling: Telling<AnyGame>, member: string, value: unknown): string {
  return namedValue(surveyed(telling.view, telling.eyes, telling.players).names, member, value);
}

function membersInWords(thing: object, telling: Telling<AnyGame>): string {
  return Object.entries(thing)
    .filter(([member, value]) => member !== 'type' && value !== null && value !== undefined)
    .map(([member, value]) => `${inWords(member).toLowerCase()} ${named(telling, member, value)}`)
    .join(', ')
    .slice(0, 300);
}

function people(seats: readonly Seat[], telling: Telling<AnyGame>): string {
  return seats.map((seat) => telling.name(seat)).join(' and ');
}

/** A dictionary that answers for every kind. */
function forEveryKind<T>(answer: (kind: string) => T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>({}, { get: (_, kind) => answer(String(kind)) });
}

/** The sentences of a game that has no words of its own. */
export function genericWords(game: string): Words<AnyGame, Chip> {
  return {
    game,
    events: forEveryKind((kind) => (event, telling) => {
      const members = membersInWords(event, telling);
      return members === '' ? `${inWords(kind)}.` : `${inWords(kind)}: ${members}.`;
    }),
    asks: forEveryKind((kind): AskWords<AnyGame, AnyGame['action']> => ({
      label: inWords(kind),
      ask: (step) => `${inWords(kind)}: ${inWords(step).toLowerCase()}?`,
      option: (step, value, _soFar, telling) =>
        value === null || value === undefined ? 'None' : `${named(telling, step, value)}`,
    })),
    item: ({ face }: SceneItem<Chip>) =>
      face === undefined || face === 'down'
        ? 'Face down.'
        : `${[face.label, ...face.lines.map(([name, text]) => `${name.toLowerCase()} ${text}`)].join(', ')}.`,
    ref: (ref, telling) => {
      const seat = /^seat:(\d+)$/.exec(ref)?.[1];
      return seat === undefined ? undefined : `${telling.name(Number(seat))}.`;
    },
    waiting: (toAct, telling) =>
      toAct.length === 0
        ? 'The game is over.'
        : `${people(toAct, telling)} ${toAct.length > 1 ? 'are' : 'is'} to play.`,
    outcome: ({ winners, reason }, telling) =>
      winners.length === 0
        ? `It is a draw: ${inWords(reason).toLowerCase()}.`
        : `${people(winners, telling)} won: ${inWords(reason).toLowerCase()}.`,
    standing: (telling) => {
      const { panel } = surveyed(telling.view, telling.eyes, telling.players);
      const parts = [panel, ...panel.panels.filter(({ folded }) => !folded)].flatMap(({ title, facts, rows }) => [
        title,
        ...facts.map(([name, text]) => `${name}: ${text}`),
        ...rows.map((row) => `${row.title}: ${row.chips.map(({ label }) => label).join(', ')}`),
      ]);
      return parts
        .filter((part) => part !== '')
        .join('. ')
        .slice(0, 1500);
    },
  };
}

export { forEveryKind };
