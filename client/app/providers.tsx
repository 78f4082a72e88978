import './mantine.css';
import { ApolloProvider } from '@apollo/client/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { emotionTransform, MantineEmotionProvider } from '@mantine/emotion';
import { Notifications } from '@mantine/notifications';
import type { PropsWithChildren } from 'react';
import { prefixer, type Middleware } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { apolloClient } from '#client/lib/apollo/client.js';
import { SessionUserLoader } from '#client/lib/session/session-user-loader.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { SessionEndCleanup } from './session-end-cleanup.js';
import { SessionEndedToast } from './session-ended-toast.js';
import { cssVariablesResolver, theme } from './theme.js';

/** One cache for the css prop and for Mantine's own styles: both are mirrored for right-to-left. */
const rtlCache = createCache({ key: 'b', stylisPlugins: [prefixer, rtlPlugin as Middleware] });

/** The providers of every page except the landing page. */
export function Providers({ children }: PropsWithChildren) {
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <CacheProvider value={rtlCache}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          stylesTransform={emotionTransform}
          cssVariablesResolver={cssVariablesResolver}
        >
          <MantineEmotionProvider cache={rtlCache}>
            <ApolloProvider client={apolloClient}>
              <Notifications position="bottom-center" limit={4} autoClose={6000} />
              <ModalHost />
              <SessionUserLoader />
              <SessionEndCleanup />
              <SessionEndedToast />
              {children}
            </ApolloProvider>
          </MantineEmotionProvider>
        </MantineProvider>
      </CacheProvider>
    </DirectionProvider>
  );
}
