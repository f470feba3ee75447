import { Problem } from '@parlour/client';
import { currentTableWords } from '../../words/use-table-words.js';

/** The game has no table on this page. */
export const noTable = (): Problem => new Problem('NO_TABLE', currentTableWords().gone.noTable);
