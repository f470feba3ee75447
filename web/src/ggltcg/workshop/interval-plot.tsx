import { classNames } from '../../design/class-names.js';
import { workshopEn as words } from '../../words/workshop.en.js';

/** One line of the plot: a value and its interval. */
export interface PlotRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly label: string;
  readonly marked: boolean;
}

interface Props {
  readonly rows: readonly PlotRow[];
  readonly about: string;
  /** The middle, and the band around it that counts as nothing special. */
  readonly middle: number;
  readonly band?: readonly [low: number, high: number];
  readonly bandLabel?: string;
  readonly unit: string;
}

const ROW = 34;
const TOP = 24;

/** Values with intervals, one line each: a point, its bar, and the number beside it. Marked lines have a diamond. */
export function IntervalPlot(props: Props) {
  return (
    <>
      <Plot {...props} wide />
      <Plot {...props} wide={false} />
    </>
  );
}

function Plot({ rows, about, middle, band, bandLabel, unit, wide }: Props & { readonly wide: boolean }) {
  const [least, most] = rangeOf(rows, middle, band);
  const [width, left, right, step] = wide ? [860, 170, 770, ROW] : [316, 6, 310, 46];
  const x = (value: number) => Math.round((left + ((value - least) / (most - least)) * (right - left)) * 10) / 10;
  const floor = TOP + 8 + rows.length * step;
  const told = rows.map(({ name, label, low, high }) => words.plotted(name, label, low, high)).join('; ');
  return (
    <svg
      className={classNames('Plot', wide ? 'wide' : 'narrow')}
      viewBox={`0 0 ${width} ${floor + 32}`}
      role="img"
      aria-label={`${about}. ${told}.`}
    >
      {band && (
        <>
          <rect className="band" x={x(band[0])} y={TOP} width={x(band[1]) - x(band[0])} height={floor - TOP} rx="8" />
          <text className="ax" x={x(middle)} y="16">
            {bandLabel}
          </text>
        </>
      )}
      {ticks(least, most).map((tick) => (
        <g key={tick}>
          <path className={tick === middle ? 'mid' : 'line'} d={`M${x(tick)} ${TOP}V${floor}`} />
          <text className="ax" x={Math.min(width - 16, Math.max(16, x(tick)))} y={floor + 20}>
            {tick}
            {wide ? unit : ''}
          </text>
        </g>
      ))}
      {rows.map(({ name, value, low, high, label, marked }, index) => {
        const y = TOP + 8 + index * step + (wide ? step / 2 : 32);
        return (
          <g key={name} className={marked ? 'out' : undefined}>
            <path className="iv" d={`M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 7}v14M${x(high)} ${y - 7}v14`} />
            {marked ? (
              <path className="pt" d={`M${x(value)} ${y - 9}l9 9-9 9-9-9z`} />
            ) : (
              <circle className="pt" cx={x(value)} cy={y} r="6.5" />
            )}
            <text className="nm" x={wide ? 150 : 4} y={wide ? y + 6 : y - 12}>
              {name}
            </text>
            <text className="vl" x={wide ? Math.min(x(high) + 12, width - 130) : 312} y={wide ? y + 5 : y - 13}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What the axis shows: everything, in whole tens. */
function rangeOf(rows: readonly PlotRow[], middle: number, band: Props['band'] = [middle - 10, middle + 10]) {
  const least = Math.min(band[0] - 5, ...rows.map(({ low }) => low));
  const most = Math.max(band[1] + 5, ...rows.map(({ high }) => high));
  return [Math.floor(least / 10) * 10, Math.ceil(most / 10) * 10] as const;
}

function ticks(least: number, most: number): readonly number[] {
  const step = most - least > 80 ? 20 : 10;
  const count = Math.floor((most - least) / step);
  return Array.from({ length: count + 1 }, (_, index) => least + index * step);
}
