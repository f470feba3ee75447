/** What lies over the board for a moment or beside it. It is fetched with the pictures, so that the board itself comes first. */
export { CardHoverPreview } from './card-hover-preview.js';
export { TargetSelectionModal } from './target-selection-modal.js';
import './over-the-board.css';
import './landscape.css';
