/*
 * Four in a Square once more, on a plain grid of 36 cells and straight from the rules: something slow and simple to hold
 * the server against. It imports nothing, so it can share no mistake.
 */

export type Colour = 'R' | 'B';

export interface GridOptions {
  readonly piecesPerPlayer: number;
  readonly noBacktrack: boolean;
  readonly repetitionLimit: number;
  readonly movementLimit: number;
}

/** What a request asks for. A placement may bring the slide of the same turn. */
export type GridMove =
  | { readonly place: readonly [square: number, slot: number]; readonly slide?: number }
  | { readonly slide: number; readonly hole?: number };

/** A code and the text that follows `Invalid move: `. */
export type Complaint = readonly [code: string, fact: string];

/** What the server shows of a game: nine members, and two more under V1. */
export interface GridState {
  readonly winner: Colour | null;
  readonly drawReason: string | null;
  readonly [member: string]: unknown;
}

export class GridGame {
  /** Row by row, `.` where nothing lies. */
  private cells: string[] = Array<string>(36).fill('.');
  private hole = 4;
  private cameFrom: number | null = null;
  private phase: 'placement' | 'placementSlide' | 'movement' = 'placement';
  private turn: Colour = 'R';
  private winner: Colour | null = null;
  private draw: string | null = null;
  private movements = 0;
  private readonly seen = new Map<string, number>();

  constructor(private readonly options: GridOptions) {}

  get over(): boolean {
    return this.winner !== null || this.draw !== null;
  }

  get mover(): Colour {
    return this.turn;
  }

  /** Why a move is not allowed; undefined where it is. */
  complaint(move: GridMove): Complaint | undefined {
    if (this.over) return ['GAME_OVER', 'the game is over'];
    if ('place' in move) {
      const no = this.placeComplaint(move.place);
      if (no || move.slide === undefined) return no;
      const later = this.copy();
      later.place(move.place);
      return later.over ? undefined : later.slideComplaint(move.slide);
    }
    return this.slideComplaint(move.slide, move.hole);
  }

  /** Plays a move and returns the actions that it came to: a placement that wins is not followed by its slide. */
  play(move: GridMove): GridMove[] {
    const played: GridMove[] = [];
    if ('place' in move) {
      this.place(move.place);
      played.push({ place: move.place });
    }
    if (move.slide !== undefined && !this.over) {
      this.slideIn(move.slide);
      played.push({ slide: move.slide });
    }
    return played;
  }

  /** A new game with the same options. */
  again(): GridGame {
    return new GridGame(this.options);
  }

  /** Everything that may be done now, as single actions. */
  legal(): GridMove[] {
    const moves: GridMove[] = [];
    for (let square = 0; square < 9; square++) {
      for (let slot = 0; slot < 4; slot++) moves.push({ place: [square, slot] });
    }
    for (let square = 0; square < 9; square++) moves.push({ slide: square });
    return moves.filter((move) => this.complaint(move) === undefined);
  }

  state(): GridState {
    const { piecesPerPlayer, noBacktrack } = this.options;
    const slides = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => this.complaint({ slide: square }) === undefined);
    return {
      board: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) =>
        [0, 1, 2, 3].map((slot) => {
          const lying = this.cells[cellOf(square, slot)]!;
          return lying === '.' ? null : lying;
        }),
      ),
      phase: this.phase,
      currentPlayer: this.turn,
      placed: { R: this.count('R'), B: this.count('B') },
      piecesPerPlayer,
      holeSquareIndex: this.hole,
      selectedSquareIndex: null,
      winner: this.winner,
      drawReason: this.draw,
      ...(noBacktrack ? { blockedSlideSquareIndex: this.cameFrom, legalSlides: slides } : undefined),
    };
  }

  blocks(): { player: string; row: number; col: number }[] {
    const found: { player: string; row: number; col: number }[] = [];
    for (let cell = 0; cell < 36; cell++) {
      const [row, col] = [Math.floor(cell / 6), cell % 6];
      if (row === 5 || col === 5) continue;
      const four = [cell, cell + 1, cell + 6, cell + 7].map((one) => this.cells[one]!).join('');
      if (four === 'RRRR' || four === 'BBBB') found.push({ player: four[0]!, row, col });
    }
    return found;
  }

  private placeComplaint([square, slot]: readonly [number, number]): Complaint | undefined {
    if (this.phase !== 'placement') return ['WRONG_PHASE', `cannot place in phase ${this.phase}`];
    if (square === this.hole) return ['HOLE_SQUARE', 'cannot place in the hole square'];
    if (this.cells[cellOf(square, slot)] !== '.') return ['SLOT_OCCUPIED', 'slot is occupied'];
    return undefined;
  }

  private slideComplaint(square: number, hole = this.hole): Complaint | undefined {
    if (this.over) return ['GAME_OVER', 'the game is over'];
    if (this.phase === 'placement') return ['WRONG_PHASE', 'cannot slide in phase placement'];
    if (hole !== this.hole) return ['HOLE_MISMATCH', 'toHoleSquareIndex must equal the current hole'];
    if (square === this.hole) return ['HOLE_SQUARE', 'cannot slide the hole square'];
    const rows = Math.abs(Math.floor(square / 3) - Math.floor(this.hole / 3));
    const cols = Math.abs((square % 3) - (this.hole % 3));
    if (rows + cols !== 1) return ['NOT_ADJACENT', 'square is not adjacent to the hole'];
    if (this.options.noBacktrack && square === this.cameFrom) {
      return ['BACKTRACK', 'the square that slid last may not slide back'];
    }
    return undefined;
  }

  private place([square, slot]: readonly [number, number]): void {
    this.cells[cellOf(square, slot)] = this.turn;
    if (this.blocks().length > 0) this.winner = this.turn;
    else this.phase = 'placementSlide';
  }

  private slideIn(square: number): void {
    if (this.phase === 'movement') this.movements += 1;
    for (let slot = 0; slot < 4; slot++) {
      this.cells[cellOf(this.hole, slot)] = this.cells[cellOf(square, slot)]!;
      this.cells[cellOf(square, slot)] = '.';
    }
    this.cameFrom = this.hole;
    this.hole = square;
    const owners = this.blocks().map(({ player }) => player);
    const rival = this.turn === 'R' ? 'B' : 'R';
    if (owners.length > 0) {
      this.winner = owners.includes(this.turn) ? this.turn : rival;
      return;
    }
    this.turn = rival;
    const allDown = this.count('R') + this.count('B') === this.options.piecesPerPlayer * 2;
    this.phase = allDown ? 'movement' : 'placement';
    if (allDown) this.draw = this.findDraw();
  }

  private findDraw(): string | null {
    const { noBacktrack, repetitionLimit, movementLimit } = this.options;
    const position = `${this.cells.join('')} ${this.hole} ${this.turn} ${noBacktrack ? this.cameFrom : ''}`;
    const times = (this.seen.get(position) ?? 0) + 1;
    this.seen.set(position, times);
    if (repetitionLimit > 0 && times >= repetitionLimit) return 'repetition';
    return movementLimit > 0 && this.movements >= movementLimit ? 'movementLimit' : null;
  }

  private count(colour: Colour): number {
    return this.cells.filter((lying) => lying === colour).length;
  }

  private copy(): GridGame {
    const other = new GridGame(this.options);
    Object.assign(other, { ...this, cells: [...this.cells] });
    return other;
  }
}

/** The cell of a slot: squares lie three in a row, slots two in a row. */
function cellOf(square: number, slot: number): number {
  const row = Math.floor(square / 3) * 2 + Math.floor(slot / 2);
  const col = (square % 3) * 2 + (slot % 2);
  return row * 6 + col;
}
