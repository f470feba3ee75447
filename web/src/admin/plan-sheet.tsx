import type { ReactNode } from 'react';
import { Button } from '../design/button.js';
import { Sheet } from '../design/sheet.js';
import { useAdminWords } from '../words/use-admin-words.js';

/** One question to the language model, and its answer. */
export interface Plan {
  readonly game_id: string;
  readonly turn_number: number;
  readonly model_name: string;
  readonly prompt: string;
  readonly response: string | null;
  readonly reasoning: string | null;
  readonly plan_execution_status: string | null;
  readonly fallback_reason: string | null;
  readonly created_at: string;
}

/** Question and answer, word for word. */
export function PlanSheet({ plan, onClose }: { readonly plan: Plan | undefined; onClose(): void }) {
  const { ggltcg } = useAdminWords();
  return (
    <Sheet
      open={plan !== undefined}
      title={plan ? ggltcg.planOf(plan.model_name, plan.turn_number) : ''}
      onClose={onClose}
    >
      <Words title={ggltcg.prompt}>{plan?.prompt}</Words>
      <Words title={ggltcg.response}>{plan?.response}</Words>
      <Button leading onClick={onClose}>
        {ggltcg.close}
      </Button>
    </Sheet>
  );
}

/** Long, and scrolled by keyboard too. */
function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <pre className="mono plan-text" role="group" aria-label={title} tabIndex={0}>
        {children}
      </pre>
    </>
  );
}
