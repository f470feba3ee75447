import './drawn.css';

interface Props {
  readonly as?: 'span' | 'b' | 'small' | 's';
  readonly className?: string;
  readonly text: string | number;
}

/**
 * Figures and small print on a card. They are drawn by the style sheet and are no text of the button that the card is: its name
 * says all of them in words, and people who speak to their browser call a card by its title alone.
 */
export function Drawn({ as: Tag = 'span', className, text }: Props) {
  return <Tag className={className} data-drawn={text} />;
}
