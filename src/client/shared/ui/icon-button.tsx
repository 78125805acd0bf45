import type { ReactNode } from 'react'
import { Button, type ButtonProps, type ButtonSize } from './button.tsx'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'asChild' | 'block' | 'busyLabel'> & {
  /** Its effect, for those who do not see the icon. */
  label: string
  icon: ReactNode
}

const shapes: Record<ButtonSize, string> = {
  small: 'w-9 pointer-coarse:w-11',
  medium: 'w-11',
  large: 'w-13',
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      className={classNames('shrink-0 px-0!', shapes[size], className)}
    >
      {rest.busy ? null : icon}
    </Button>
  )
}
