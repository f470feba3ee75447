import { isForm } from '@parlour/client';
import { useStore } from 'zustand';
import { usePlaying } from '../../play/use-playing.js';
import type { Play } from './playing.js';
import { playerName } from './words.en.js';

/** The most turns that are counted down to. */
const NEAR_THE_END = 5;

/** The seam between the sides: whose turn it is, what is open, and what a tussle costs. What can be pressed is in the prompt. */
export function ActionPanel({ play }: { readonly play: Play }) {
  const view = usePlaying(play, (now) => now.view);
  const decider = usePlaying(play, (now) => now.scene.facts.get('decider'));
  const turn = usePlaying(play, (now) => now.scene.counters.get('turn') ?? 1);
  const prices = useTusslePrices(play);
  const left = view.options.max_turns - turn;
  const name =
    decider === undefined ? playerName({ view }, view.active_player_id) : play.telling().name(Number(decider));
  return (
    <div className="ActionPanel">
      <p className="PlanLine">
        <b>Turn {turn}</b>
        <span className="PlanLine-who">{name}</span>
        {decider !== undefined && <q>decides first</q>}
        {left <= NEAR_THE_END && !view.is_game_over && <em>{left <= 0 ? 'the last turn' : `${left} turns left`}</em>}
      </p>
      {prices !== undefined && (
        <span className="TussleCost">
          tussle <b>{prices} CC</b>
        </span>
      )}
    </div>
  );
}

/** What tussles cost now, from the captions of what is offered: one price, or the least to the most. */
function useTusslePrices(play: Play): string | undefined {
  const picture = useStore(play.source.state, (session) => session.picture);
  const all = (picture?.legalActions ?? []).flatMap((choice, index) => {
    const action = isForm(choice) ? choice.form : choice;
    const price = picture?.captions?.[index]?.price?.cc;
    return action.type === 'tussle' && price !== undefined ? [price] : [];
  });
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : `${least} to ${most}`;
}
