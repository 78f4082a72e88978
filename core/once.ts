/**
 * Makes a value when it is first asked for. For the formatters of `Intl`: the first takes 15 ms and each other one, and
 * four times as long on a phone, for which the start of a page must not wait.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
