import { memo, useId } from 'react';
import { backSvg } from './art/back.js';
import type { CardStyle, Detail } from './art/cards.js';
import { faceSvg } from './art/faces.js';
import type { Face } from './shapes.js';
import { useLook } from './use-look.js';

interface Props {
  readonly face: Face | 'down' | undefined;
  readonly detail: Detail;
}

/** A card, drawn into the page: no face has an address, so none stays in a cache after its card is turned down. */
export const CardPicture = memo(function CardPicture({ face, detail }: Props) {
  const { paper, suits } = useLook();
  const id = useId();
  if (face === 'down' || face === undefined)
    return <img className="card-back" alt="" src={backUrl({ detail, paper })} />;
  const svg = ownIds(faceSvg(face, { detail, suits, paper }), id);
  return <span className="card-face" dangerouslySetInnerHTML={{ __html: svg }} />;
});

/** Names inside a picture are the picture's own, however many of them the page holds. */
export function ownIds(svg: string, id: string): string {
  const own = id.replace(/[^\w-]/g, '');
  return svg.replace(/\bid="|url\(#|href="#/g, (found) => `${found}${own}-`);
}

const backs = new Map<string, string>();

/** A back is the same for every card: it may have an address. */
function backUrl(style: Pick<CardStyle, 'detail' | 'paper'>): string {
  const key = `${style.detail}/${style.paper}`;
  const known = backs.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(backSvg(style))}`;
  backs.set(key, url);
  return url;
}
