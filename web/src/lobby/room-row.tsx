import { useUser } from '../account/use-user.js';
import type { Game, Room } from '../api/types.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { LinkButton } from '../design/link-button.js';
import { differing, optionName, optionText } from '../game/option-form.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';

const MOST_TAGS = 3;

interface Props {
  readonly room: Room;
  readonly game: Game | undefined;
}

/** A room in the lobby: its name, what is unusual about it, its seats as dots. */
export function RoomRow({ room, game }: Props) {
  const { lobby, form } = usePageWords();
  const owner = room.players.find(({ playerId }) => playerId === room.owner)?.name;
  const user = useUser();
  const isIn = room.players.some(({ playerId }) => playerId === user?.id);
  const tags = differing(room.options, game).slice(0, MOST_TAGS);
  return (
    <li className="room-row">
      <Mark slug={room.game} size={44} />
      <div>
        <h3 className="cut">{room.name}</h3>
        <p className="soft small cut">{lobby.roomOf(game?.title ?? room.game, owner)}</p>
      </div>
      <div className="tags">
        {room.rated && <Badge kind="warm">{lobby.rated}</Badge>}
        {tags.map(([name, value]) => (
          <Badge key={name}>{`${optionName([name])}: ${optionText(value, [name], form)}`}</Badge>
        ))}
      </div>
      <SeatDots room={room} />
      <LinkButton
        compact
        to={to.room(room.roomId)}
        aria-label={isIn ? lobby.enterRoom(room.name) : lobby.joinRoom(room.name)}
      >
        {isIn ? lobby.enter : lobby.join}
      </LinkButton>
    </li>
  );
}

function SeatDots({ room }: { readonly room: Room }) {
  const { lobby } = usePageWords();
  return (
    <span className="seats" role="img" aria-label={lobby.taken(room.taken, room.seats)}>
      {Array.from({ length: room.seats }, (_, seat) => {
        const player = room.players.find((one) => one.seat === seat);
        return <i key={seat} className={player ? (player.kind === 'bot' ? 'bot' : 'taken') : undefined} />;
      })}
    </span>
  );
}
