import { useState } from 'react';
import type { Game, MyRoom, RoomPlayer } from '../api/types.js';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Select } from '../design/field.js';
import { Icon } from '../design/icon.js';
import { Face, Plate } from '../design/plate.js';
import { Sheet } from '../design/sheet.js';
import { usePageWords } from '../words/use-page-words.js';

interface Props {
  readonly room: MyRoom;
  readonly game: Game | undefined;
  ask(event: string, body?: object): void;
}

/** The seats of a room as plates: people round, bots square, open ones dashed. */
export function RoomSeats({ room, game, ask }: Props) {
  const { room: words } = usePageWords();
  const [botFor, setBotFor] = useState<number>();
  const ready = room.players.filter((player) => player.ready || player.kind === 'bot').length;
  return (
    <section aria-labelledby="seats">
      <div className="head">
        <h2 id="seats">{words.seats}</h2>
        <span className="soft">{words.takenReady(room.taken, room.seats, ready)}</span>
      </div>
      <div className="seat-grid">
        {Array.from({ length: room.seats }, (_, seat) => {
          const player = room.players.find((one) => one.seat === seat);
          if (player) return <Taken key={seat} room={room} player={player} ask={ask} />;
          return (
            <Plate
              key={seat}
              open
              face={<Face name="" kind="open" />}
              name={words.openSeat}
              under={room.you?.owner && game?.bots ? words.openHint : words.openWait}
              end={
                room.you?.owner && game?.bots && room.status === 'waiting' ? (
                  <Button compact aria-label={words.addBotAt(seat + 1)} onClick={() => setBotFor(seat)}>
                    <Icon name="bot" /> {words.addBot}
                  </Button>
                ) : undefined
              }
            />
          );
        })}
      </div>
      {game?.bots && (
        <Sheet open={botFor !== undefined} title={words.addBot} onClose={() => setBotFor(undefined)}>
          <BotChoice
            game={game}
            onChoose={(level) => {
              ask('room:bots', { level, seat: botFor });
              setBotFor(undefined);
            }}
          />
        </Sheet>
      )}
    </section>
  );
}

function Taken({
  room,
  player,
  ask,
}: {
  readonly room: MyRoom;
  readonly player: RoomPlayer;
  ask(event: string, body?: object): void;
}) {
  const { room: words, level } = usePageWords();
  const mine = player.seat === room.you?.seat;
  const isBot = player.kind === 'bot';
  const isReady = isBot || player.ready;
  return (
    <Plate
      asked={mine && !isReady}
      face={<Face name={player.name} kind={isBot ? 'bot' : 'person'} />}
      name={
        <>
          <span className="cut">{player.name}</span>
          {player.playerId === room.owner && <Badge kind="warm">{words.host}</Badge>}
        </>
      }
      under={mine ? words.you : isBot ? words.botPlays(level(player.level ?? '')) : words.person}
      end={
        <span className="row stay">
          {isReady ? (
            <Badge kind="good">
              <Icon name="check" />
              {words.ready}
            </Badge>
          ) : (
            <Badge>{words.notYet}</Badge>
          )}
          {room.you?.owner && !mine && room.status === 'waiting' && (
            <Button
              quiet
              round
              aria-label={words.sendOut(player.name)}
              onClick={() => ask('room:kick', { seat: player.seat })}
            >
              <Icon name="x" />
            </Button>
          )}
        </span>
      }
    />
  );
}

function BotChoice({ game, onChoose }: { readonly game: Game; onChoose(level: string): void }) {
  const { form, room, level } = usePageWords();
  const [chosen, setChosen] = useState(game.bots?.default ?? '');
  return (
    <>
      <Select
        label={form.level}
        options={(game.bots?.levels ?? []).map((value) => ({ value, label: level(value) }))}
        value={chosen}
        onChoose={setChosen}
      />
      <div className="row">
        <Button leading onClick={() => onChoose(chosen)}>
          {room.addBot}
        </Button>
      </div>
    </>
  );
}
