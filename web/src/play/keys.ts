import type { GameShape } from '@parlour/client';
import type { ButtonOffer } from './ask/offer.js';
import { buttonLabel, promptOf } from './ask/sentences.js';
import type { Playing, PlayStyle, TaleLine } from './playing.js';
import type { TableKind } from './table-kind.js';
import { KeyNumbers, numbered } from './zone/key-numbers.js';
import { moveInZone, walkZones } from './zone/zone-focus.js';
import { currentTableWords } from '../words/use-table-words.js';

/** The keys of every table. Each has a press that does the same. */
export class TableKeys {
  private root: HTMLElement | undefined;
  private readonly numbers = new KeyNumbers();

  constructor(
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- keys press what is offered, of any game
    private readonly play: Playing<any, any>,
    private readonly style: Pick<PlayStyle, 'letterKeys' | 'keys'>,
  ) {}

  attach(root: HTMLElement | null): void {
    document.removeEventListener('keydown', this.pressed);
    document.removeEventListener('keyup', this.released);
    removeEventListener('blur', this.letGo);
    this.letGo();
    this.root = root ?? undefined;
    if (!root) return;
    document.addEventListener('keydown', this.pressed);
    document.addEventListener('keyup', this.released);
    addEventListener('blur', this.letGo);
  }

  private readonly released = ({ key }: KeyboardEvent): void => {
    if (key === 'Alt') this.letGo();
  };

  private readonly letGo = (): void => this.numbers.hide();

  private readonly pressed = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || isWriting(target)) return;
    if (target.closest('dialog, [popover]')) return;
    if (this.act(event, target)) event.preventDefault();
  };

  private act(event: KeyboardEvent, target: HTMLElement): boolean {
    const { key } = event;
    if (key === 'F6') return walkZones(document, event.shiftKey ? -1 : 1);
    if (key === 'Alt') return this.showNumbers();
    if (this.numbers.isShown && /^Digit[1-9]$/.test(event.code))
      return this.pressOffered(Number(event.code.at(-1)) - 1);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End') return moveInZone(target, key);
    if (key === 'Escape') return this.escape();
    if (this.play.state.getState().paused && (key === ' ' || key === 'Enter') && !target.closest('button')) {
      this.play.goOn();
      return true;
    }
    return this.style.letterKeys && this.letter(key.toLowerCase(), target);
  }

  private escape(): boolean {
    const { picks, inspected } = this.play.state.getState();
    if (inspected !== undefined) this.play.inspect(undefined);
    else if (picks.length > 0) this.play.back();
    else return false;
    return true;
  }

  private letter(key: string, target: HTMLElement): boolean {
    const { play } = this;
    const { ask, tale } = play.state.getState();
    const { keys } = this.style;
    if (/^[1-9]$/.test(key)) return this.pressOffered(Number(key) - 1);
    const own = play.kind.keys?.[key];
    if (own !== undefined) {
      const button = ask.buttons.find((one) => isPressedBy(own, one));
      if (button) play.choose(button);
      return button !== undefined;
    }
    const ref = target.closest<HTMLElement>('[data-ref]')?.dataset.ref;
    if (key === keys.done && ask.ready) play.done();
    else if (key === keys.inspect && ref !== undefined) play.inspect(ref);
    else if (key === keys.again) this.say(lastStepOf(tale));
    else if (key === keys.standing) this.say(play.kind.words.standing(play.telling()));
    else if (key === keys.offered) this.say(offeredInWords(play));
    else return false;
    return true;
  }

  /** While Alt is held; the browser's own menu would take the focus otherwise. */
  private showNumbers(): boolean {
    if (!this.style.letterKeys) return false;
    this.numbers.show(this.offeredThings());
    return true;
  }

  private pressOffered(index: number): boolean {
    const ref = this.offeredThings()[index]?.dataset.ref;
    this.letGo();
    if (ref !== undefined) this.play.press(ref);
    return ref !== undefined;
  }

  private offeredThings(): readonly HTMLElement[] {
    const { ask } = this.play.state.getState();
    return numbered(this.root, (ref) => ask.open.has(ref));
  }

  /** Said once more, also when it is the same sentence. */
  private say(text: string): void {
    const { spoken } = this.play.state.getState();
    this.play.state.setState({ spoken: spoken === text ? `${text}\u00a0` : text });
  }
}

/** All sentences of the last step that had any. */
export function lastStepOf(tale: readonly TaleLine[]): string {
  const lines = tale.filter(({ heading }) => !heading);
  const last = lines.at(-1);
  if (!last) return currentTableWords().log.nothing;
  return lines
    .filter(({ version }) => version === last.version)
    .map(({ text }) => text)
    .join(' ');
}

function isPressedBy(own: string, { meaning: { way } }: ButtonOffer): boolean {
  return way.type === own || `${way.type}/${way.way}` === own;
}

/** The key of this table that presses a button. */
export function keyOf<G extends GameShape, Face>(kind: TableKind<G, Face>, button: ButtonOffer): string | undefined {
  return Object.entries(kind.keys ?? {}).find(([, own]) => isPressedBy(own, button))?.[0];
}

/** Everything that can be pressed now, as one sentence. */
export function offeredInWords<G extends GameShape, Face>(play: Playing<G, Face>): string {
  const { ask } = play.state.getState();
  const telling = play.telling();
  const places = [...ask.open].filter(([, { role }]) => role !== 'taken').map(([ref]) => play.nameOf(ref));
  const buttons = ask.buttons.map((button) => buttonLabel(play.kind, button, ask.soFar, telling).replace('\n', ' '));
  const all = [...buttons, ...places];
  return all.length === 0
    ? currentTableWords().log.nothingOffered
    : `${promptOf(play.kind, ask, telling)} ${all.join('; ')}.`;
}

function isWriting(target: HTMLElement): boolean {
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
