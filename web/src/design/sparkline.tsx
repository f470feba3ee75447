import './sparkline.css';

const WIDTH = 120;
const HEIGHT = 28;

/** The way of a number; the number itself stands beside it in figures. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - least) / span) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
