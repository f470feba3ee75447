/** One measurement as it is kept: a line of `raw.jsonl`. */
export interface Line {
  readonly round: number;
  readonly contestant: string;
  readonly cell: string;
  /** The load average of the machine a minute before the measurement ended. */
  readonly load?: number;
  readonly error?: string;
  readonly rate?: number;
  readonly p50?: number;
  readonly p90?: number;
  readonly p99?: number;
  readonly max?: number;
  readonly cpu?: { readonly server?: number; readonly postgres?: number; readonly load?: number };
  /** For one action and one socket, on the TCP connection. */
  readonly bytes?: { readonly heard: number; readonly said: number };
  readonly offered?: number;
  readonly missed?: number;
  readonly early?: number;
  readonly late?: number;
  readonly reached?: number;
  readonly allBack?: number;
}

export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

/** The lines of a run, asked by contestant and cell. */
export class Results {
  constructor(readonly lines: readonly Line[]) {}

  figure(contestant: string, cell: string, of: (line: Line) => number | undefined): Figure | undefined {
    const values = this.of(contestant, cell)
      .map(of)
      .filter((value) => value !== undefined && Number.isFinite(value))
      .map(Number)
      .sort((a, b) => a - b);
    if (values.length === 0) return undefined;
    return { median: middle(values), least: values[0]!, most: values.at(-1)!, rounds: values.length };
  }

  rate(contestant: string, cell: string): number | undefined {
    return this.figure(contestant, cell, ({ rate }) => rate)?.median;
  }

  errors(): Line[] {
    return this.lines.filter(({ error }) => error !== undefined);
  }

  loads(): Figure | undefined {
    const values = this.lines.flatMap(({ load }) => load ?? []).sort((a, b) => a - b);
    if (values.length === 0) return undefined;
    return { median: middle(values), least: values[0]!, most: values.at(-1)!, rounds: values.length };
  }

  private of(contestant: string, cell: string): Line[] {
    return this.lines.filter((line) => line.contestant === contestant && line.cell === cell);
  }
}

function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
