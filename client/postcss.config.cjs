module.exports = {
  plugins: {
    // The browser's own light-dark(): it follows the system where no script has run yet.
    'postcss-preset-mantine': { features: { lightDarkFunction: false } },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
