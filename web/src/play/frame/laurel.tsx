const LEAVES = [100, 122, 144, 166, 188, 210, 232].map((angle) => {
  const at = (angle * Math.PI) / 180;
  return { turned: angle + 62, x: 60 + 40 * Math.cos(at), y: 12 + 40 * Math.sin(at) };
});

/** For a win, and only for a win. */
export function Laurel() {
  const leaves = LEAVES.map(({ turned, x, y }) => (
    <ellipse key={turned} cx={x} cy={y} rx="9" ry="3.6" transform={`rotate(${turned} ${x} ${y})`} />
  ));
  return (
    <svg className="laurel" viewBox="0 0 120 60" aria-hidden="true">
      <g fill="currentColor">
        {leaves}
        <g transform="translate(120 0) scale(-1 1)">{leaves}</g>
        <path d="M60 6l3.6 7.6 8.4 1-6.2 5.7 1.6 8.2-7.4-4.1-7.4 4.1 1.6-8.2-6.2-5.7 8.4-1z" />
      </g>
    </svg>
  );
}
