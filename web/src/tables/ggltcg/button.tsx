import { Button as HouseButton } from '../../design/button.js';
import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'danger';

interface Props extends Omit<ComponentProps<typeof HouseButton>, 'leading' | 'danger'> {
  /** The one thing to do next, anything else, or what takes something away. */
  readonly variant?: Variant;
}

/** A button of the toy box: the house's, in this game's three variants. */
export function Button({ variant = 'secondary', ...rest }: Props) {
  return <HouseButton leading={variant === 'primary'} danger={variant === 'danger'} {...rest} />;
}
