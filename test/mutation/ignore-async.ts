interface NodePath {
  readonly isFunction: () => boolean
  readonly node: { readonly async?: boolean }
}

/**
 * Leaves asynchronous functions as they are: they read or write the database, which the tests that run here do without.
 * test/integration/ tests those.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'async-functions',
    value: {
      shouldIgnore: (path: NodePath) =>
        path.isFunction() && path.node.async === true
          ? 'It is asynchronous: it needs the database.'
          : undefined,
    },
  },
] as const
