import { Rules } from '../../play/rules/rules.js';
import { RULES } from './rules.en.js';

/** The rules of GGLTCG. */
export function RulesSheet({ rule }: { readonly rule?: string }) {
  return <Rules sections={RULES} rule={rule} />;
}
