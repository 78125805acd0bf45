/** A text that a customer typed: as text, in its own direction, broken anywhere rather than out of its place. */
export function CustomerText({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}
