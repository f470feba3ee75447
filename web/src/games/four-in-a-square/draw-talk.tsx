import { Button } from '../../design/button.js';
import type { Company } from '../../net/live-session.js';
import { NAMES, seatOf } from './game-types.js';
import type { GameView } from './game-types.js';

interface Props {
  readonly view: GameView;
  readonly company: Company;
  onAct(action: object): void;
}

/** Two people may agree on a draw. */
export function DrawTalk({ view: { drawOffer }, company: { seats, players }, onAct }: Props) {
  const twoPeople = seats.length === 1 && players.every(({ kind }) => kind === 'human');
  if (!twoPeople) return null;
  if (drawOffer === null) return <Button onClick={() => onAct({ type: 'offer-draw' })}>Offer a draw</Button>;
  if (seats.includes(seatOf(drawOffer))) return <p className="soft">You have offered a draw.</p>;
  return (
    <div className="buttons" role="group" aria-label="Draw">
      <p>{NAMES[drawOffer]} offers a draw.</p>
      <Button leading onClick={() => onAct({ type: 'accept-draw' })}>
        Agree
      </Button>
      <Button onClick={() => onAct({ type: 'decline-draw' })}>Play on</Button>
    </div>
  );
}
