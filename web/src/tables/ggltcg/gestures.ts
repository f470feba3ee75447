/** How felt moves: it squashes, wobbles and bounces; it never shakes. */
export const gestures: Readonly<Record<string, (dx: number, dy: number) => Keyframe[]>> = {
  squash: () => [{ transform: 'none' }, { transform: 'scale(1.08, .9)' }, { transform: 'none' }],
  wobble: () => [0, -6, 5, -3, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
  burst: () => [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(.9)', opacity: 1, offset: 0.25 },
    { transform: 'scale(1.35) rotate(4deg)', opacity: 0.2, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ],
  doze: () => [{ transform: 'none' }, { transform: 'rotate(8deg) translateY(3px)' }],
  cheer: () => [0, -14, 0, -9, 0].map((up) => ({ transform: `translateY(${up}px)` })),
};
