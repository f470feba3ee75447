import { usePlaying } from '../../play/use-playing.js';
import { CardDisplay } from './card-display.js';
import type { Play } from './playing.js';

/** The card that is being used, or that asks, before the question. */
export function Thumb({ play }: { readonly play: Play }) {
  const item = usePlaying(play, ({ picks, scene }) => {
    const picked = picks.map((ref) => scene.items.get(ref)).find((one) => one !== undefined);
    return picked ?? [...scene.items.values()].find(({ marks }) => marks.includes('asks'));
  });
  if (item?.face === undefined || item.face === 'down') return null;
  return (
    <span className="PromptThumb">
      <CardDisplay face={item.face} numbers={item.numbers} asleep={item.pose.asleep} />
    </span>
  );
}
