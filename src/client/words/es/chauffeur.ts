import type { chauffeurTexts } from '../../site/trip/chauffeur-texts.ts'

export const chauffeur: typeof chauffeurTexts = {
  title: 'Su chófer',
  call: (name) => `Llamar a ${name}`,
  steps: {
    onTheWay: 'En camino',
    arrived: 'En el lugar de recogida',
    onBoard: 'A bordo',
    completed: 'Llegada',
  },
  now(name, pickup, { state, includedWait }) {
    switch (state) {
      case 'accepted':
        return `Su chófer es ${name}.`
      case 'on_the_way':
        return `${name} está en camino.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} le espera en el lugar de recogida: ${pickup}. Están incluidos ${includedWait} minutos de espera.`
      case 'on_board':
        return 'Buen viaje.'
      case 'completed':
        return 'Gracias por viajar con nosotros.'
      case 'no_show':
        break
    }
    return 'Le hemos esperado y no le hemos encontrado. Llámenos, por favor.'
  },
}
