/** Mantine's theme: the tokens of tokens.css in Mantine's words, with shades that pass WCAG AA in both schemes. */
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
  type MantineColorsTuple,
  type Anchor,
  type Badge,
  type Button,
  type Card,
  type Container,
  type Drawer,
  type Input,
  type InputWrapper,
  type Loader,
  type Menu,
  type Modal,
  type Notification,
  type Paper,
  type PasswordInput,
  type Tabs,
  type TextInput,
  type ThemeIcon,
  type Tooltip,
} from '@mantine/core';
import { common } from '#client/lib/messages/common.messages.js';

/** `Component.extend` for the types alone: the component itself is downloaded by the pages that use it. */
function defaults<Component extends { extend: (payload: never) => unknown }>(
  payload: Parameters<Component['extend']>[0],
): Parameters<Component['extend']>[0] {
  return payload;
}

const violet: MantineColorsTuple = [
  '#f5f2ff',
  '#ebe5fe',
  '#d9cdfd',
  '#c1adfb',
  '#a78bfa',
  '#8b5cf6',
  '#7c3aed',
  '#6d28d9',
  '#5b21b6',
  '#4c1d95',
];
const gray: MantineColorsTuple = [
  '#f8f7fa',
  '#f4f3f7',
  '#ebe9ef',
  '#dedbe4',
  '#cbc6d3',
  '#a09aad',
  '#635d73',
  '#4a4459',
  '#2f2a3d',
  '#1a1527',
];
const dark: MantineColorsTuple = [
  '#f4f2f7',
  '#d0ccd9',
  '#aaa5b6',
  '#837d92',
  '#524d5f',
  '#35313f',
  '#26232e',
  '#1c1a22',
  '#17151c',
  '#131118',
];
const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#b42318',
  '#912018',
  '#7a271a',
];
const green: MantineColorsTuple = [
  '#ecfdf5',
  '#d1fae5',
  '#a7f3d0',
  '#6ce0b4',
  '#34c993',
  '#12a676',
  '#0b7d5a',
  '#0b6b4f',
  '#0a543f',
  '#083d2f',
];
const yellow: MantineColorsTuple = [
  '#fffaeb',
  '#fef0c7',
  '#fedf89',
  '#fec84b',
  '#fdb022',
  '#f79009',
  '#b54708',
  '#93370d',
  '#7a2e0e',
  '#5c230b',
];

/** The colour of buttons that name no other. It is a token, since it turns over between the schemes. */
const INK = 'ink';

const PLAIN = { background: 'transparent', hover: 'var(--b-surface-2)', color: 'var(--b-text)', border: 'none' };
const INK_VARIANTS: Readonly<Record<string, ReturnType<VariantColorsResolver>>> = {
  filled: { ...PLAIN, background: 'var(--b-ink)', hover: 'var(--b-ink-hover)', color: 'var(--b-on-ink)' },
  light: { ...PLAIN, background: 'var(--b-surface-2)', hover: 'var(--b-border)' },
  subtle: PLAIN,
  outline: { ...PLAIN, border: '1px solid var(--b-border-strong)' },
};

const variantColorResolver: VariantColorsResolver = (input) =>
  (input.color === INK ? INK_VARIANTS[input.variant] : undefined) ?? defaultVariantColorsResolver(input);

export const theme = createTheme({
  primaryColor: 'violet',
  primaryShade: { light: 6, dark: 6 },
  colors: { violet, gray, dark, red, green, yellow },
  black: '#1a1527',
  variantColorResolver,
  autoContrast: true,
  fontFamily: 'var(--b-font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontFamily: 'var(--b-font)', fontWeight: '750', textWrap: 'balance' },
  lineHeights: { xs: '1.5', sm: '1.6', md: '1.75', lg: '1.75', xl: '1.75' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '10px', xl: '24px' },
  shadows: {
    xs: 'var(--b-shadow-1)',
    sm: 'var(--b-shadow-1)',
    md: 'var(--b-shadow-2)',
    lg: 'var(--b-shadow-3)',
    xl: 'var(--b-shadow-3)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: defaults<typeof Anchor>({ defaultProps: { underline: 'hover' } }),
    Badge: defaults<typeof Badge>({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } }),
    Button: defaults<typeof Button>({ defaultProps: { color: INK, radius: 'md' } }),
    Card: defaults<typeof Card>({
      defaultProps: { withBorder: true, radius: 'lg', padding: 'lg', bg: 'var(--b-surface)' },
    }),
    Container: defaults<typeof Container>({ defaultProps: { size: 'var(--b-page)' } }),
    Input: defaults<typeof Input>({ defaultProps: { size: 'md' } }),
    InputWrapper: defaults<typeof InputWrapper>({ defaultProps: { size: 'md' } }),
    Loader: defaults<typeof Loader>({ defaultProps: { type: 'dots' } }),
    /* The placeholder that Mantine focuses first is not allowed inside role=menu; the first item is. */
    Menu: defaults<typeof Menu>({ defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', radius: 'md' } }),
    Drawer: defaults<typeof Drawer>({
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': common.close },
      },
      styles: { header: { background: 'var(--b-surface)' } },
    }),
    Modal: defaults<typeof Modal>({
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        centered: true,
        radius: 'lg',
        closeButtonProps: { 'aria-label': common.close },
      },
      styles: { header: { background: 'var(--b-surface)' }, title: { fontWeight: 650 } },
    }),
    Notification: defaults<typeof Notification>({
      defaultProps: { radius: 'md', closeButtonProps: { 'aria-label': common.close } },
    }),
    Paper: defaults<typeof Paper>({ defaultProps: { radius: 'lg', bg: 'var(--b-surface)' } }),
    PasswordInput: defaults<typeof PasswordInput>({ defaultProps: { size: 'md' } }),
    Tabs: defaults<typeof Tabs>({ defaultProps: { keepMounted: false } }),
    ThemeIcon: defaults<typeof ThemeIcon>({ defaultProps: { variant: 'transparent', color: 'gray' } }),
    TextInput: defaults<typeof TextInput>({ defaultProps: { size: 'md' } }),
    Tooltip: defaults<typeof Tooltip>({
      defaultProps: { withArrow: true, openDelay: 250, events: { hover: true, focus: true, touch: false } },
    }),
  },
});

/** Mantine's own defaults for dimmed text, placeholders and errors miss AA on our surfaces. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--mantine-cursor-pointer': 'pointer' },
  light: schemeVariables('var(--mantine-color-violet-7)', 'var(--mantine-color-violet-7)'),
  dark: schemeVariables('var(--mantine-color-violet-3)', 'var(--mantine-color-violet-3)'),
});

function schemeVariables(link: string, lightVariantText: string): Record<string, string> {
  return {
    '--mantine-color-body': 'var(--b-bg)',
    '--mantine-color-text': 'var(--b-text)',
    '--mantine-color-dimmed': 'var(--b-muted)',
    '--mantine-color-placeholder': 'var(--b-muted)',
    '--mantine-color-error': 'var(--b-danger)',
    '--mantine-color-anchor': link,
    '--mantine-color-violet-light-color': lightVariantText,
    '--mantine-color-violet-outline': link,
    // In dark mode Mantine would render it darker than the page.
    '--mantine-color-gray-light': 'var(--b-surface-2)',
    '--mantine-color-default': 'var(--b-surface)',
    '--mantine-color-default-hover': 'var(--b-surface-2)',
    '--mantine-color-default-border': 'var(--b-border)',
    '--mantine-color-default-color': 'var(--b-text)',
  };
}
