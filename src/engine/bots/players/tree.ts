import type { Json } from '../../../common/json.js';
import type { GameShape, Rng, Seat } from '../../core/index.js';
import type { Place } from './world.js';

/** An action of a seat at a node, and how it has done so far for that seat. */
export interface Edge<G extends GameShape> {
  readonly seat: Seat;
  readonly action: G['action'];
  readonly key: string;
  visits: number;
  total: number;
  /** How often it could have been chosen: in other deals it may not exist. */
  offered: number;
  /** Where it leads, if neither chance nor hidden cards have a say in that. */
  settled?: { readonly node: Node<G>; readonly place: Place<G> };
}

/** What the searching seat knows at one point: its information set, reached by what it did and what it heard. */
export class Node<G extends GameShape> {
  visits = 0;
  readonly edges = new Map<string, Edge<G>>();
  private readonly next = new Map<string, Node<G>>();
  /** Fillings sampled for a form here: kept, or every visit would try new ones once. */
  readonly fillings = new Map<string, G['action'][]>();

  constructor(private readonly via?: Edge<G>) {}

  edge(seat: Seat, action: G['action']): Edge<G> {
    const key = `${seat} ${JSON.stringify(action)}`;
    let edge = this.edges.get(key);
    if (!edge) this.edges.set(key, (edge = { seat, action, key, visits: 0, total: 0, offered: 0 }));
    return edge;
  }

  /** The node that the seat finds itself in after hearing this. */
  after(heard: string, via: Edge<G>): Node<G> {
    let node = this.next.get(heard);
    if (!node) this.next.set(heard, (node = new Node(via)));
    return node;
  }

  /** The edge visited most; of two alike the better one. */
  favourite(): Edge<G> | undefined {
    let best: Edge<G> | undefined;
    for (const edge of this.edges.values()) {
      if (edge.visits === 0) continue;
      if (!best || edge.visits > best.visits || (edge.visits === best.visits && edge.total > best.total)) best = edge;
    }
    return best;
  }

  /** What is expected to happen from here on: the favourites, one after the other. */
  line(most: number): Json[] {
    const edge = this.favourite();
    if (!edge || most === 0) return [];
    const nodes = [...this.next.values()].filter((node) => node.via === edge);
    const likeliest = nodes.reduce<Node<G> | undefined>((a, b) => (!a || b.visits > a.visits ? b : a), undefined);
    return [{ seat: edge.seat, action: edge.action as unknown as Json }, ...(likeliest?.line(most - 1) ?? [])];
  }
}

/** An edge never tried, at random; when all have been, the one with the best upper confidence bound. */
export function select<G extends GameShape>(edges: readonly Edge<G>[], exploration: number, rng: Rng): Edge<G> {
  const untried = edges.filter((edge) => edge.visits === 0);
  if (untried.length > 0) return rng.pick(untried);
  const bound = ({ total, visits, offered }: Edge<G>): number =>
    total / visits + exploration * Math.sqrt(Math.log(offered + 1) / visits);
  let best = edges[0]!;
  let highest = bound(best);
  for (const edge of edges) {
    const height = bound(edge);
    if (height > highest) [best, highest] = [edge, height];
  }
  return best;
}
