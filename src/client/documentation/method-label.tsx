import { classNames } from '../ui/class-names.ts'

const tones: Readonly<Record<string, string>> = {
  get: 'text-success',
  post: 'text-accent',
  patch: 'text-warning',
  delete: 'text-danger',
}

/** GET or POST, as text and by colour. */
export function MethodLabel({ method, className }: { readonly method: string; readonly className?: string }) {
  return (
    <span className={classNames('font-mono text-xs font-semibold uppercase', tones[method], className)}>
      {method}
    </span>
  )
}
