/** Which stored content a row names, in SQL: the expressions of the indexes, so that the statements use them. */

/** As the index `releases_content` holds it. */
export const NAMED = `(jsonb_path_query_array(manifest, '$.*."hash"') || jsonb_path_query_array(source, '$.*."hash"'))`;

/** As the indexes `release_candidates_content` and `site_backups_content` hold it. */
export const NAMED_BY_MANIFEST = `(jsonb_path_query_array(manifest, '$.*."hash"'))`;
