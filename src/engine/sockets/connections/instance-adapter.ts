import { Adapter } from 'socket.io-adapter';
import type { BroadcastOptions, Room, SocketId } from 'socket.io-adapter';
import type { Namespace } from 'socket.io';
import type { InstanceBus } from '../../../common/cluster/instance-bus.js';
import type { Listening } from '../../../common/cluster/topics.js';
import { JsonText } from '../wire/json-text.js';
import { topicOf } from '../company/viewer-rooms.js';

type Packet = Parameters<Adapter['broadcast']>[0];

/** Which sockets are meant, as it travels. */
interface Reach {
  readonly nsp: string;
  readonly rooms: readonly string[];
  readonly except: readonly string[];
}

/** Something done to sockets at every instance. */
type Deed =
  | { readonly do: 'broadcast'; readonly packet: Packet }
  | { readonly do: 'leave'; readonly left: readonly string[] }
  | { readonly do: 'join'; readonly joined: readonly string[] }
  | { readonly do: 'disconnect'; readonly close: boolean };

/** How long a socket that comes to a room waits until other instances are heard there; while Redis is away, in vain. */
const PATIENCE_MS = 250;

/**
 * Rooms that reach over all instances: what is sent is delivered here at once, and told to the others besides: to those
 * with a socket in the room where it has a topic, otherwise to all. Nothing that is sent waits for Redis, and no instance
 * tells another who its sockets are.
 */
export function instanceAdapter(bus: InstanceBus): (namespace: Namespace) => Adapter {
  const adapters = new Map<string, InstanceAdapter>();
  bus.on<Reach & Deed>('sockets', (said) => adapters.get(said.nsp)?.carryOut(said));
  // Not an arrow: Socket.IO calls it with `new`.
  return function adapterOf(namespace) {
    const adapter = new InstanceAdapter(namespace, bus);
    adapters.set(namespace.name, adapter);
    return adapter;
  };
}

class InstanceAdapter extends Adapter {
  private readonly heard = new Map<Room, Listening>();

  constructor(
    private readonly namespace: Namespace,
    private readonly bus: InstanceBus,
  ) {
    super(namespace);
    this.on('create-room', (room: Room) => {
      const topic = topicOf(room);
      const listening = topic === undefined ? undefined : bus.listen(topic);
      if (listening) this.heard.set(room, listening);
    });
    this.on('delete-room', (room: Room) => {
      this.heard.get(room)?.stop();
      this.heard.delete(room);
    });
  }

  /** Resolves when the socket hears what is sent to these rooms, here and elsewhere. */
  override addAll(id: SocketId, rooms: Set<Room>): Promise<void> | void {
    void super.addAll(id, rooms);
    const heard = [...rooms].flatMap((room) => this.heard.get(room)?.subscribed ?? []);
    if (heard.length === 0) return;
    return Promise.race([Promise.all(heard).catch(() => undefined), patience()]).then(() => undefined);
  }

  override broadcast(packet: Packet, reach: BroadcastOptions): void {
    super.broadcast(packet, reach);
    this.say(reach, { do: 'broadcast', packet: { ...packet, data: plain(packet.data) } });
  }

  override addSockets(reach: BroadcastOptions, rooms: Room[]): void {
    super.addSockets(reach, rooms);
    this.say(reach, { do: 'join', joined: rooms });
  }

  override delSockets(reach: BroadcastOptions, rooms: Room[]): void {
    super.delSockets(reach, rooms);
    this.say(reach, { do: 'leave', left: rooms });
  }

  override disconnectSockets(reach: BroadcastOptions, close: boolean): void {
    super.disconnectSockets(reach, close);
    this.say(reach, { do: 'disconnect', close });
  }

  /** What another instance says, done to the sockets of this one. */
  carryOut(said: Reach & Deed): void {
    const reach = { rooms: new Set(said.rooms), except: new Set(said.except) };
    if (said.do === 'broadcast') super.broadcast(said.packet, reach);
    else if (said.do === 'join') super.addSockets(reach, [...said.joined]);
    else if (said.do === 'leave') super.delSockets(reach, [...said.left]);
    else super.disconnectSockets(reach, said.close);
  }

  private say({ rooms, except, flags }: BroadcastOptions, deed: Deed): void {
    if (flags?.local) return;
    const topics = new Set([...rooms].map(topicOf));
    const said = { nsp: this.namespace.name, rooms: [...rooms], except: [...(except ?? [])], ...deed };
    // Under several topics a socket could hear it twice.
    this.bus.say('sockets', said, topics.size === 1 ? [...topics][0] : undefined);
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}

/** Texts that are written already become what they say. */
function plain(data: unknown): unknown {
  return Array.isArray(data) ? data.map((said: unknown) => (said instanceof JsonText ? said.toJSON() : said)) : data;
}
