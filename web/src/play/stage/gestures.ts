import type { Gesture } from './beat.js';

const GESTURES: { readonly [G in Gesture]: (dx: number, dy: number) => Keyframe[] } = {
  pulse: () => [{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }],
  shake: () => [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  lean: (dx, dy) => [
    { transform: 'none' },
    { transform: `translate(${dx * 0.18}px, ${dy * 0.18}px)` },
    { transform: 'none' },
  ],
  hop: (dx, dy) => [
    { transform: 'none' },
    { transform: `translate(${dx * 0.7}px, ${dy * 0.7 - 24}px)` },
    { transform: 'none' },
  ],
  grow: () => [{ transform: 'scale(1)' }, { transform: 'scale(1.35)' }, { transform: 'scale(1)' }],
  stamp: () => [
    { transform: 'scale(1.5)', opacity: 0.4 },
    { transform: 'scale(1)', opacity: 1 },
  ],
  crumble: () => [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(14px) rotate(6deg) scale(.8)', opacity: 0 },
  ],
  sink: () => [{ transform: 'translateY(-6px)' }, { transform: 'none' }],
  flash: () => [{ filter: 'none' }, { filter: 'brightness(1.35)' }, { filter: 'none' }],
};

/** The keyframes of a built-in gesture; of an unknown one, none. */
export function gestureOf(name: string): (dx: number, dy: number) => Keyframe[] {
  return Object.hasOwn(GESTURES, name) ? GESTURES[name as Gesture] : () => [];
}
