import { lazy, memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { GameShape, Problem } from '@parlour/client';
import { Button } from '../../design/button.js';
import { useSetting } from '../../settings/use-settings.js';
import { Part } from '../../shell/part.js';
import { keyOf } from '../keys.js';
import type { Playing } from '../playing.js';
import { RuleLink } from '../rules/rules-over-table.js';
import { usePlaying } from '../use-playing.js';
import type { Arrange as ArrangeTool } from './arrange.js';
import { CardMenu } from './card-menu.js';
import type { Divide as DivideTool } from './divide.js';
import type { ButtonOffer } from './offer.js';
import { buttonLabel, promptOf, readyLabel } from './sentences.js';
import { useSettling } from './settle.js';
import type { Stepper as StepperTool } from './stepper.js';
import { SureSheet } from './sure-sheet.js';
import './ask.css';
import { currentTableWords, useTableWords } from '../../words/use-table-words.js';
import { useWords } from '../../words/use-words.js';

/** Few games arrange, divide or count: these come when the table has been open for a while, or when they are asked for. */
const arrangeTool = () => import('./arrange.js');
const divideTool = () => import('./divide.js');
const stepperTool = () => import('./stepper.js');
const Arrange = lazy(async () => ({ default: (await arrangeTool()).Arrange })) as unknown as typeof ArrangeTool;
const Divide = lazy(async () => ({ default: (await divideTool()).Divide })) as unknown as typeof DivideTool;
const Stepper = lazy(async () => ({ default: (await stepperTool()).Stepper })) as unknown as typeof StepperTool;

/** What a table needs at once has come by then, also over a slow line. */
const LATER_MS = 3000;

/** More buttons than this scroll in their own place: the bar never changes its height. */
const MANY = 6;

function Bar<G extends GameShape, Face>({ play }: { readonly play: Playing<G, Face> }) {
  const { ask: words } = useTableWords();
  const ask = usePlaying(play, (now) => now.ask);
  const picks = usePlaying(play, (now) => now.picks);
  const toAct = usePlaying(play, (now) => now.toAct);
  const eyes = usePlaying(play, (now) => now.eyes);
  const sending = usePlaying(play, (now) => now.sending);
  const refused = usePlaying(play, (now) => now.refused);
  const paused = usePlaying(play, (now) => now.paused);
  const isSettling = usePlaying(play, (now) => now.glance === 'settling');
  usePlaying(play, (now) => now.version);
  const telling = play.telling('newest');
  const { kind } = play;
  const buttons = ask.buttons.filter((button) => button.in === 'prompt');
  const isAsked = buttons.length > 0 || ask.open.size > 0 || ask.tool !== undefined;
  const isMine = eyes !== 'public' && toAct.includes(eyes);
  const sentence =
    isAsked && (isMine || picks.length > 0) ? promptOf(kind, ask, telling) : kind.words.waiting(toAct, telling);
  const bar = useRef<HTMLElement>(null);
  useSettling(bar);
  useToolsLater();
  const { Thumb } = kind;
  const hint = isMine ? kind.words.hint?.(telling, ask.soFar) : undefined;
  // What a choice will come to is worth more than how many have been chosen, which the button says as well.
  const tellsChoice = picks.length > 0 && ask.need?.min !== ask.need?.max && hint !== kind.words.hint?.(telling, {});
  const isSet = ask.need !== undefined && picks.length > 0;
  const { PromptActs } = kind;
  // What is asked about twice is not what most people want while there is something else to press.
  const isRash = ({ ways }: ButtonOffer): boolean =>
    ask.open.size > 0 && ways.some(({ type }) => kind.confirm?.[type as G['action']['type']] === 'always');

  return (
    <section
      ref={bar}
      className={isMine ? 'prompt' : 'prompt resting'}
      aria-label={words.label}
      data-zone="prompt"
      tabIndex={-1}
      data-settling={isSettling || undefined}
      data-many={buttons.length > MANY || undefined}
      inert={sending}
      aria-busy={sending || undefined}
    >
      {Thumb && <Thumb play={play} />}
      <p className="ask" data-testid="prompt">
        {sentence}
        <small>
          {under(
            tellsChoice ? undefined : ask.need,
            picks.length > 0,
            refused && <Refusal slug={kind.slug} problem={refused.problem} />,
            sending,
          ) ??
            hint ??
            '\u00a0'}
        </small>
      </p>
      <div className="acts">
        {paused && (
          <Button leading onClick={() => play.goOn()}>
            {words.goOn}
          </Button>
        )}
        <Tools play={play} />
        {ask.ready && (
          <Button leading data-done onClick={() => play.done()}>
            {isSet && ask.caption?.price === undefined ? (
              words.doneWith(ask.need.taken)
            ) : (
              <Label text={readyLabel(kind, ask, telling)} />
            )}
          </Button>
        )}
        {buttons.map((button) => (
          <PromptButton
            key={button.press}
            play={play}
            button={button}
            leading={buttons.length === 1 && !ask.ready && !isRash(button)}
          />
        ))}
        {picks.length > 0 && (
          <Button quiet data-cancel onClick={() => play.back()}>
            {words.back}
          </Button>
        )}
        {PromptActs && <PromptActs play={play} />}
      </div>
      <CardMenu play={play} />
      <SureSheet play={play} />
    </section>
  );
}

/** What is asked of the reader, and what answers it. The frame around it is drawn more often than it. */
export const PromptBar = memo(Bar) as typeof Bar;

function under(
  need: { readonly min: number; readonly max: number; readonly taken: number } | undefined,
  hasPicked: boolean,
  refused: ReactNode,
  sending: boolean,
): ReactNode {
  const { ask: words } = currentTableWords();
  if (sending) return words.sending;
  if (refused !== undefined) return refused;
  if (need && hasPicked) {
    return words.counted(need.taken, need.min, need.max);
  }
  return undefined;
}

/** Why not, with the rule that says so. */
function Refusal({ slug, problem }: { readonly slug: string; readonly problem: Problem }) {
  return (
    <span role="alert">
      {problem.message} {problem.rule !== undefined && <RuleLink slug={slug} rule={problem.rule} />}
    </span>
  );
}

function Tools<G extends GameShape, Face>({ play }: { readonly play: Playing<G, Face> }) {
  const tool = usePlaying(play, (now) => now.ask.tool);
  if (!tool) return null;
  return (
    <Part coming={<ToolComing />}>
      {tool.tool === 'amount' && <Stepper play={play} tool={tool} />}
      {tool.tool === 'arrange' && <Arrange play={play} tool={tool} />}
      {tool.tool === 'divide' && <Divide play={play} tool={tool} />}
    </Part>
  );
}

function ToolComing() {
  const { wait } = useWords();
  return (
    <p className="soft" role="status">
      {wait}
    </p>
  );
}

/** Fetches what arranges, divides and counts before it is asked for. */
function useToolsLater(): void {
  useEffect(() => {
    const later = setTimeout(() => {
      // What did not come is fetched again when it is asked for.
      void Promise.allSettled([arrangeTool(), divideTool(), stepperTool()]);
    }, LATER_MS);
    return () => clearTimeout(later);
  }, []);
}

interface ButtonProps<G extends GameShape, Face> {
  readonly play: Playing<G, Face>;
  readonly button: ButtonOffer;
  readonly leading?: boolean;
}

/** A button of the prompt or of a menu. */
export function PromptButton<G extends GameShape, Face>({ play, button, leading }: ButtonProps<G, Face>) {
  const soFar = usePlaying(play, (now) => now.ask.soFar);
  const key = useSetting('singleKeys') ? keyOf(play.kind, button) : undefined;
  const { ButtonMark } = play.kind;
  return (
    <Button leading={leading} data-press={button.press} aria-keyshortcuts={key} onClick={() => play.choose(button)}>
      {ButtonMark && <ButtonMark button={button} />}
      <Label text={buttonLabel(play.kind, button, soFar, play.telling('newest'))} />
      {key !== undefined && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
    </Button>
  );
}

/** What follows a line break, or a price, is the lesser part of a label: a table may set it below the rest. */
function Label({ text }: { readonly text: string }) {
  const at = text.search(/\n| \([\d+−]/);
  if (at < 0) return text;
  return (
    <span className="two-lines">
      {text.slice(0, at)} <small>{text.slice(at + 1)}</small>
    </span>
  );
}
