import type { chauffeurTexts } from '../../site/trip/chauffeur-texts.ts'

export const chauffeur: typeof chauffeurTexts = {
  title: 'O seu motorista',
  call: (name) => `Ligar a ${name}`,
  steps: { onTheWay: 'A caminho', arrived: 'No local de recolha', onBoard: 'A bordo', completed: 'Chegada' },
  now(name, pickup, { state, includedWait }) {
    switch (state) {
      case 'accepted':
        return `O seu motorista é ${name}.`
      case 'on_the_way':
        return `${name} está a caminho.`
      case 'at_pickup':
      case 'no_show_claimed':
        return `${name} está à sua espera no local de recolha: ${pickup}. Estão incluídos ${includedWait} minutos de espera.`
      case 'on_board':
        return 'Boa viagem.'
      case 'completed':
        return 'Obrigado por viajar connosco.'
      case 'no_show':
        break
    }
    return 'Esperámos por si, mas não nos encontrámos. Ligue-nos, por favor.'
  },
}
