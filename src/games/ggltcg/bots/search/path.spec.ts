import { Path } from './path.js';

describe('The way to a state', () => {
  it('comes back to states on it, and to no others', () => {
    const path = new Path();
    expect(path.repeats('a')).toBe(false);
    const { value } = path.through('a', 0, () => (path.repeats('a') && !path.repeats('b') ? 7 : 0));
    expect(value).toBe(7);
    expect(path.repeats('a')).toBe(false);
  });

  it('does not come back where chance has spoken since, if that is asked', () => {
    const path = new Path();
    path.through('a', 1, () => {
      expect([path.repeats('a', 1), path.repeats('a', 2), path.repeats('a')]).toEqual([true, false, true]);
      return 0;
    });
  });

  it('is as before when a state that lies on it twice is left once', () => {
    const path = new Path();
    path.through('a', 0, () => {
      path.through('a', 1, () => 0);
      expect([path.repeats('a', 0), path.repeats('a', 1)]).toEqual([true, false]);
      return 0;
    });
  });

  /** Which of the values found hold, by their states. */
  const holding = (walk: (go: (place: string, inside?: () => void) => void, path: Path) => void): object => {
    const path = new Path();
    const held: { [place: string]: boolean } = {};
    const go = (place: string, inside: () => void = () => undefined): void => {
      held[place] = path.through(place, 0, () => {
        inside();
        return 0;
      }).holds;
    };
    walk(go, path);
    return held;
  };

  it('gives values that hold everywhere where it comes back to nothing', () => {
    expect(holding((go) => go('a', () => go('b')))).toEqual({ a: true, b: true });
  });

  it('gives values that hold only after the state it comes back to', () => {
    const held = holding((go, path) => go('a', () => go('b', () => go('c', () => go('d', () => path.repeats('b'))))));
    expect(held).toEqual({ a: true, b: true, c: false, d: false });
  });

  it('remembers the earliest state it came back to, whatever came later', () => {
    const held = holding((go, path) =>
      go('a', () =>
        go('b', () => {
          go('c', () => path.repeats('a'));
          go('d', () => path.repeats('b'));
          go('e');
        }),
      ),
    );
    expect(held).toEqual({ a: true, b: false, c: false, d: false, e: true });
  });

  it('remembers it also where it came back to a later one from the same state', () => {
    const held = holding((go, path) =>
      go('a', () =>
        go('b', () => {
          path.repeats('a');
          path.repeats('b');
        }),
      ),
    );
    expect(held).toEqual({ a: true, b: false });
  });

  it('forgets it with the state it came back to', () => {
    const held = holding((go, path) =>
      go('a', () => {
        go('b', () => path.repeats('b'));
        go('c');
      }),
    );
    expect(held).toEqual({ a: true, b: true, c: true });
  });
});
