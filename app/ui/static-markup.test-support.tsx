// For tests only; not part of what is shipped.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';

/** The markup of a view that may contain links, as the server prints it at an address. */
export const markupOf = (view: ReactElement, location = '/') =>
  renderToStaticMarkup(<StaticRouter location={location}>{view}</StaticRouter>);
