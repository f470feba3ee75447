import { Panel } from '../../design/panel.js';
import { DrawTalk } from './draw-talk.js';
import { isOver } from './geometry.js';
import { Invitation } from './invitation.js';
import { LookBack } from './look-back.js';
import type { TrayThen } from './past.js';
import { Status } from './status.js';
import { TableButtons } from './table-buttons.js';
import type { ShownGame } from './game-types.js';
import type { GameOnTable } from './use-game.js';
import type { HintOnTable } from './use-hint.js';

interface Props {
  readonly gameId: string;
  readonly game: GameOnTable;
  readonly shown: ShownGame;
  readonly mine: boolean;
  readonly hints: HintOnTable;
  onLook(then: TrayThen | undefined): void;
}

/** Beside the tray: how it stands, and what one can do. */
export function Side({ gameId, game, shown, mine, hints, onLook }: Props) {
  const { view } = shown;
  const over = isOver(view.state);
  const twoPeople = game.seats.length === 1 && game.players.every(({ kind }) => kind !== 'bot');
  const act = (action: object): void => void game.act(action);
  return (
    <div className="side">
      <Panel>
        <Status view={view} company={game} />
      </Panel>
      {game.trouble && (
        <p className="trouble" role="alert">
          {game.trouble}
        </p>
      )}
      <Invitation gameId={gameId} company={game} />
      <TableButtons
        over={over}
        mine={mine}
        seated={game.seats.length > 0}
        hints={twoPeople ? undefined : hints}
        onRestart={() => act({ type: 'restart' })}
      />
      <p className="soft hint" role="status">
        {hints.said}
      </p>
      {!over && <DrawTalk view={view} company={game} onAct={act} />}
      {over && <LookBack key={view.round} gameId={gameId} round={view.round} onLook={onLook} />}
    </div>
  );
}
