import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * schema.graphql and every operation of the client become typed documents in client/gql.
 * Operations are in .graphql files and are imported one by one (`import { MeDocument } from '…/gql/graphql.js'`):
 * the documents map of `graphql(…)` would put every operation into every chunk.
 */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['client/**/*.graphql'],
  generates: {
    './client/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          ID: 'string',
          DateTime: 'string',
          Rial: '../../core/money.js#Rial',
          Toman: '../../core/money.js#Toman',
          JSON: 'unknown',
        },
      },
    },
  },
};

export default config;
