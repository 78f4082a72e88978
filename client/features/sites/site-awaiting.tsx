import { VisuallyHidden } from '@mantine/core';
import { sitePageMessages as texts } from '#client/lib/messages/sites/site-page.messages.js';
import { Awaiting, type AwaitingProps } from '#client/ui/awaiting.js';

/** A page of a site before the site has been read, or where it cannot be: it has a heading all the same. */
export function SiteAwaiting({ query, height }: Pick<AwaitingProps, 'query' | 'height'>) {
  return (
    <>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <Awaiting query={query} failed={texts.failed} rows={3} height={height} />
    </>
  );
}
