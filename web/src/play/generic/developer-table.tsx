import { useState } from 'react';
import { asMember, excludes, isForm, newId } from '@parlour/client';
import type { Choice, Json } from '@parlour/client';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { problemText } from '../../api/problem-text.js';
import { Button } from '../../design/button.js';
import { toast } from '../../design/toast.js';
import { Tree } from '../../design/tree.js';
import { to } from '../../to.js';
import type { Playing } from '../playing.js';
import { usePlaying } from '../use-playing.js';
import type { Chip } from './survey.js';
import { talk } from './talk.en.js';
import type { AnyGame } from './words.en.js';

type Play = Playing<AnyGame, Chip>;
const words = talk.tools;

/** Whether the page is asked for its tools: `?dev` in the address. */
function isWanted(): boolean {
  return new URLSearchParams(globalThis.location?.search ?? '').has('dev');
}

/** For those who write a game: every own seat's view and choices as trees, any choice at random, any version. */
export function DeveloperTable({ play }: { readonly play: Play }) {
  return isWanted() ? <Tools play={play} /> : null;
}

function Tools({ play }: { readonly play: Play }) {
  const pictures = useStore(play.source.state, (session) => session.pictures);
  const picture = useStore(play.source.state, (session) => session.picture);
  const version = usePlaying(play, (now) => now.version);
  const [seat, setSeat] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const fromHere = async (): Promise<void> => {
    setBusy(true);
    try {
      const { sessionId, game } = play.source.state.getState();
      const path = `/api/sessions/${sessionId}/from-here`;
      const begun = await server.rest.post<{ readonly sessionId: string }>(path, { version }, { key: newId() });
      go(`${to.table(game, begun.sessionId)}${location.search}`);
    } catch (error) {
      toast(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  const eyes = [...pictures.keys()];
  const shown = eyes.map(String).includes(seat ?? '') ? eyes.find((one) => String(one) === seat) : undefined;
  const looked = shown === undefined ? picture : pictures.get(shown);
  const choices = looked ? [...looked.legalActions, ...(looked.sideActions ?? [])] : [];
  return (
    <section className="generic-panel developer" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        <label>
          {words.look}{' '}
          <select value={seat ?? ''} onChange={(event) => setSeat(event.target.value)}>
            <option value="">{words.asked}</option>
            {eyes.map((one) => (
              <option key={one} value={one}>
                {words.eyes(one)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p>
        <Button
          disabled={!play.source.act || choices.length === 0}
          onClick={() => choices.length > 0 && play.send(atRandom(choices))}
        >
          {words.random}
        </Button>{' '}
        <label>
          {words.version}{' '}
          <input
            type="number"
            min={0}
            max={version}
            defaultValue={version}
            key={version}
            onKeyDown={(event) => event.key === 'Enter' && travel(play, Number(event.currentTarget.value))}
          />
        </label>
      </p>
      <p>
        <Button disabled={busy} onClick={() => void fromHere()}>
          {words.fromHere}
        </Button>
      </p>
      <Tree name={words.view} value={looked?.view} />
      <Tree name={words.choices(choices.length)} value={choices} />
    </section>
  );
}

function travel(play: Play, version: number): void {
  if (play.source.seek) return void play.source.seek(version);
  const address = new URL(location.href);
  address.searchParams.set('v', String(version));
  location.assign(address);
}

/** Any choice; a form is filled with any of its options. The server has the last word. */
function atRandom(choices: readonly Choice<AnyGame['action']>[]): AnyGame['action'] {
  const choice = choices[Math.floor(Math.random() * choices.length)]!;
  if (!isForm(choice)) return choice;
  const filled: Record<string, unknown> = { ...choice.form };
  for (const [member, slot] of Object.entries(choice.slots)) {
    const wanted = slot.min + Math.floor(Math.random() * (slot.max - slot.min + 1));
    const taken: Json[] = [];
    for (const option of [...slot.options].sort(() => Math.random() - 0.5)) {
      if (taken.length < wanted && !taken.some((other) => excludes(slot, other, option))) taken.push(option);
    }
    if (!(slot.single && taken.length === 0)) filled[member] = asMember(slot, taken);
  }
  return filled as unknown as AnyGame['action'];
}
