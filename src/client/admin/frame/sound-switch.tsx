import { BellIcon, BellOffIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { playChime } from './chime.ts'
import { frameTexts } from './frame-texts.ts'
import { useSound } from './use-sound.ts'

/** Whether new bookings are heard. Turning it on lets the sound be heard once, which browsers want a click for, too. */
export function SoundSwitch() {
  const [isOn, setOn] = useSound()
  return (
    <IconButton
      size="small"
      label={frameTexts.sound}
      icon={isOn ? <BellIcon /> : <BellOffIcon />}
      aria-pressed={isOn}
      title={isOn ? frameTexts.soundOn : frameTexts.soundOff}
      onClick={() => {
        setOn(!isOn)
        if (!isOn) playChime()
      }}
    />
  )
}
