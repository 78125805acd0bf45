import { classNames } from './class-names.ts'

type SkeletonProps = { className?: string | undefined }

/** Holds the space of what is coming, so that nothing jumps. Give it the size by className. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames('animate-breathe rounded-control bg-sunken', className)} />
  )
}
