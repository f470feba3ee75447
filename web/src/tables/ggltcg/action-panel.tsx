import { useStore } from 'zustand';
import { usePlaying } from '../../play/use-playing.js';
import { useBotPlan } from './bot-news.js';
import type { Play } from './playing.js';
import { pricesOf } from './prices.js';
import { talk } from './talk.en.js';
import { playerName } from './words.en.js';

/** The most turns that are counted down to. */
const NEAR_THE_END = 5;
/** A turn has so many actions (R58); told when few are left. */
const MOST_ACTIONS = 50;
const FEW_ACTIONS = 10;
/** What a tussle costs without the help of a toy (R33): struck through where it costs less. */
const USUAL_TUSSLE = 2;

/** The seam between the sides: whose turn it is, what a bot is after, what is open, and what a tussle costs. */
export function ActionPanel({ play }: { readonly play: Play }) {
  const view = usePlaying(play, (now) => now.view);
  const decider = usePlaying(play, (now) => now.scene.facts.get('decider'));
  const turn = usePlaying(play, (now) => now.scene.counters.get('turn') ?? 1);
  const plan = useBotPlan(play);
  const prices = useTusslePrices(play);
  const left = view.options.max_turns - turn;
  const actions = MOST_ACTIONS - view.actions_this_turn;
  const active = usePlaying(play, (now) => now.scene.facts.get('active'));
  const name = play.telling().name(Number(decider ?? active));
  return (
    <div className="ActionPanel">
      <p className="PlanLine">
        <b>{talk.turn(turn)}</b>
        <span className="PlanLine-who">{name}</span>
        {decider !== undefined ? (
          <q>{talk.decides}</q>
        ) : (
          plan && (
            <q data-plan>
              {plan.player_id !== view.active_player_id && `${playerName({ view }, plan.player_id)}: `}“{plan.strategy}”
            </q>
          )
        )}
        {left <= NEAR_THE_END && !view.is_game_over && <em>{talk.turnsLeft(left)}</em>}
        {actions <= FEW_ACTIONS && <em>{talk.actionsLeft(actions)}</em>}
      </p>
      {prices !== undefined && (
        <span className="TussleCost">
          {talk.tussle} <b>{talk.cc(prices)}</b> {Number(prices) < USUAL_TUSSLE && <s>{USUAL_TUSSLE}</s>}
        </span>
      )}
    </div>
  );
}

/** What tussles cost now: one price, or the least to the most. */
function useTusslePrices(play: Play): string | undefined {
  const picture = useStore(play.source.state, (session) => session.picture);
  const all = picture ? pricesOf(picture).flatMap(({ action, cc }) => (action.type === 'tussle' ? [cc] : [])) : [];
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : talk.range(least, most);
}
