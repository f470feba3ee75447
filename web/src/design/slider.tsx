import type { CSSProperties } from 'react';
import './field.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  onChange(value: number): void;
}

type Filled = CSSProperties & { '--fill': string };

/** A number between two ends. */
export function Slider({ label, value, min = 0, max = 100, step = 1, onChange }: Props) {
  const fill: Filled = { '--fill': `${((value - min) / (max - min)) * 100}%` };
  return (
    <input
      className="slider"
      type="range"
      aria-label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      style={fill}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
