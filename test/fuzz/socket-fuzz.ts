import type { Rng } from '../../src/engine/core/index.js';
import { Wire } from '../support/wire.js';
import type { Told } from '../support/wire.js';
import { isFault, wordFor } from './faults.js';
import { NearValid } from './near-valid.js';
import type { Known, Schema } from './near-valid.js';
import { nonsense } from './nonsense.js';

/** What can be said in a namespace. */
export interface Namespace {
  readonly address: string;
  readonly commands: Readonly<Record<string, { readonly payload?: unknown } | undefined>>;
}

/** One socket may say so much at once before it is told to slow down. */
const MESSAGES_OF_A_SOCKET = 80;
/** Names of nothing. */
const NO_COMMANDS = ['__proto__', 'constructor', 'session:nothing', ''];

/** Says every command of a namespace with made-up bodies. */
export class SocketFuzz {
  /** How messages were answered. */
  readonly answers: Record<string, number> = {};
  readonly faults: object[] = [];
  private readonly bodies: NearValid;

  constructor(
    private readonly url: string,
    private readonly token: () => string | undefined,
    known: Known,
    private readonly rng: Rng,
    /** How long an answer is waited for. */
    private readonly patienceMs = 15_000,
  ) {
    this.bodies = new NearValid({}, known, rng);
  }

  async talk({ address, commands }: Namespace, times: number): Promise<void> {
    const names = [...Object.keys(commands), ...NO_COMMANDS];
    let wire: Wire | undefined;
    let said = 0;
    for (const name of Array.from({ length: times }, () => names).flat()) {
      if (!wire?.socket.connected || said++ % MESSAGES_OF_A_SOCKET === 0) {
        wire?.close();
        wire = await Wire.open(this.url, address, { token: this.token() });
      }
      const body = this.body((commands[name]?.payload ?? {}) as Schema);
      const asked = wire.socket.timeout(this.patienceMs).emitWithAck(name, ...body) as Promise<Told>;
      const word = wordFor(await asked.catch(() => undefined));
      this.answers[word] = (this.answers[word] ?? 0) + 1;
      if (isFault(word)) this.faults.push({ address, name, word, body: JSON.stringify(body).slice(0, 600) });
    }
    wire?.close();
  }

  private body(schema: Schema): unknown[] {
    const { rng, bodies } = this;
    const payload = [() => [bodies.body(schema)], () => [bodies.body(schema), nonsense(rng)], () => []];
    return rng.int(8) > 0 ? payload[0]!() : rng.pick(payload)();
  }
}
