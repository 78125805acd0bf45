import { PORTUGUESE_STOP_NAMES } from '@chauffeur/domain/stop-names-pt'
import type { bookingSentences as english } from '../../shared/locale/sentence-texts.ts'

export const bookingSentences: typeof english = {
  by: {
    'There is no page about this transfer.': 'Não há página sobre este transfer.',
    'Please select a vehicle.': 'Escolha uma viatura, por favor.',
    'To be evaluated by our Team': 'A avaliar pela nossa equipa',
    Cash: 'Dinheiro',
    'Online Payment': 'Pagamento online',
    'Card on Pickup': 'Cartão na recolha',
    'Most Popular': 'A mais escolhida',
    'Child seat': 'Cadeira de criança',
    'Booster seat': 'Assento elevatório',
    'about 0-4 years': 'cerca de 0-4 anos',
    'about 4-10 years': 'cerca de 4-10 anos',
    FREE: 'GRÁTIS',
    '{count} large suitcases': '{count} malas grandes',
    '{count} cabin bags': '{count} malas de cabine',
    '1 large + {count} cabin bags': '1 mala grande + {count} de cabine',
    '{count} large + {count2} cabin bags': '{count} malas grandes + {count2} de cabine',
    'Insufficient Capacity': 'Lugares insuficientes',
    '{vehicle} takes up to {count} passengers; you selected {count2}.':
      '{vehicle}: leva até {count} passageiros; indicou {count2}.',
    'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.':
      'A recolha e o destino são o mesmo local. Escolha outro destino ou um aluguer à hora.',
    'Please choose 0 to {count} child seats.': 'Escolha de 0 a {count} cadeiras de criança.',
    'Please choose 0 to {count} booster seats.': 'Escolha de 0 a {count} assentos elevatórios.',
    'Please choose at least one seat, or switch the seats off.':
      'Escolha pelo menos uma cadeira ou assento, ou desligue esta opção.',
    'Please give the name of the person travelling.': 'Indique o nome de quem viaja.',
    'Please fill in the billing address, or switch it off.':
      'Preencha os dados de faturação ou desligue esta opção.',
    'There are more child and booster seats ({count}) than passengers ({count2}).':
      'Há mais cadeiras e assentos elevatórios ({count}) do que passageiros ({count2}).',
    'Trips that start outside the Algarve are paid online.':
      'As viagens que começam fora do Algarve são pagas online.',
    'Online payment is not available at the moment.': 'O pagamento online não está disponível de momento.',
    'We could not tell whether this trip starts in the Algarve, so it is paid online.':
      'Não conseguimos determinar se esta viagem começa no Algarve, por isso é paga online.',
    '{rule} Online payment is not available at the moment: please contact us to arrange this trip.':
      '{rule} O pagamento online não está disponível de momento: contacte-nos para combinar esta viagem.',
    'Please choose a payment method.': 'Escolha um método de pagamento, por favor.',
    'This offer has been booked.': 'Esta proposta já foi reservada.',
    'This offer has ended. Ask us for a new one.': 'Esta proposta terminou. Peça-nos uma nova.',
    'This offer has been withdrawn. Ask us for a new one.': 'Esta proposta foi retirada. Peça-nos uma nova.',
    'This offer is for another trip. Ask us for a new one.':
      'Esta proposta é para outra viagem. Peça-nos uma nova.',
    'All our {class} cars are taken at {time} on {day} {month}. Free at {times}.':
      'Todas as nossas viaturas {class} estão ocupadas às {time} de {day} de {month}. Há disponibilidade às {times}.',
    'All our {class} cars are taken at {time} on {day} {month}.':
      'Todas as nossas viaturas {class} estão ocupadas às {time} de {day} de {month}.',
    '{time} and {time2}': '{time} e {time2}',
    'For a pick-up before {time} please call us.': 'Para uma recolha antes das {time}, ligue-nos, por favor.',
    'For a pick-up before {time} on {day} {month} please call us.':
      'Para uma recolha antes das {time} de {day} de {month}, ligue-nos, por favor.',
    'The clocks go forward that night: {time} does not exist. The next time that does is {time2}.':
      'Nessa noite os relógios adiantam: as {time} não existem. A hora seguinte que existe é {time2}.',
    'The pick-up time is in the past.': 'A hora de recolha já passou.',
    'The pick-up date is in the past.': 'O dia da recolha já passou.',
    'A trip can have at most {count} stops.': 'Uma viagem pode ter no máximo {count} paragens.',
    'The stop at {place} must last 1 to 24 whole hours.':
      'A paragem em {place} tem de durar de 1 a 24 horas completas.',
    '{place} is on the list of stops twice.': '{place} está duas vezes na lista de paragens.',
    'Each stop can be chosen once.': 'Cada paragem só pode ser escolhida uma vez.',
    '“{place}” is not one of the stops we offer.': '«{place}» não é uma das paragens que oferecemos.',
    'This luggage configuration is not available for the chosen vehicle.':
      'Esta bagagem não está disponível para a viatura escolhida.',
    'You have told us already. Thank you.': 'Já recebemos a sua resposta. Obrigado.',
    'Please tell us once you have arrived: the trip is not over yet.':
      'Diga-nos depois de chegar, por favor: a viagem ainda não terminou.',
    'A journey can be rated for 30 days: please write to us.':
      'Uma viagem pode ser avaliada durante 30 dias: escreva-nos, por favor.',
    'This booking is already cancelled.': 'Esta reserva já está cancelada.',
    'This booking was rejected, so nothing about it can be changed.':
      'Não pudemos aceitar esta reserva, por isso já nada nela pode ser alterado.',
    'This journey has begun: please call us.': 'Esta viagem já começou: telefone-nos, por favor.',
    'It is too late to cancel this journey here: please call us.':
      'Já é tarde para cancelar esta viagem aqui: ligue-nos, por favor.',
    'Less than 1 hour to go: please call us.': 'Falta menos de 1 hora: ligue-nos, por favor.',
    'The time of the pick-up has passed: please call us.':
      'A hora da recolha já passou: ligue-nos, por favor.',
    'Less than 3 hours to go: please call us.': 'Faltam menos de 3 horas: ligue-nos, por favor.',
    'This booking was {state}, so nothing is to be paid.':
      'Esta reserva foi {state}, por isso não há nada a pagar.',
    cancelled: 'cancelada',
    rejected: 'recusada',
    'This booking is paid already.': 'Esta reserva já está paga.',
    'This booking is to be paid to the driver.': 'Esta reserva é paga ao motorista.',
    'The payment did not go through. Your booking stands as it is.':
      'O pagamento não foi concluído. A sua reserva mantém-se como está.',
    'The payment page closed before anything was paid. Your booking stands as it is.':
      'A página de pagamento fechou antes de algo ser pago. A sua reserva mantém-se como está.',
    'Our team is looking at your payment. Until then your booking stands as it is.':
      'A nossa equipa está a verificar o seu pagamento. Até lá, a sua reserva mantém-se como está.',
    'Your booking stays as it is until we confirm the change.':
      'A sua reserva mantém-se como está até confirmarmos a alteração.',
    'We cannot look up “{place}” at the moment. Please try again soon.':
      'De momento não conseguimos procurar «{place}». Tente de novo daqui a pouco.',
    'We could not find “{place}”. Please choose a place from the suggestions.':
      'Não encontrámos «{place}». Escolha um local das sugestões, por favor.',
    'We could not find “{place}”.': 'Não encontrámos «{place}».',
    'There is no fixed price for this trip in the {vehicle}. Our team can tell you one.':
      'Não há preço fixo para esta viagem em {vehicle}. A nossa equipa pode indicar-lhe um.',
    'We could not find a way by road between these places.':
      'Não encontrámos caminho por estrada entre estes locais.',
    'We cannot measure this journey at the moment. Please try again soon.':
      'De momento não conseguimos medir este percurso. Tente de novo daqui a pouco.',
    'Nothing of the trip changes. Choose what should be different.':
      'Nada muda na viagem. Escolha o que deve ser diferente.',
    'The price of the changed trip is {price}, not {price2}; please confirm it.':
      'O preço da viagem alterada é {price}, e não {price2}; confirme-o, por favor.',
    'The price of this trip is {price}, not {price2}; please confirm it.':
      'O preço desta viagem é {price}, e não {price2}; confirme-o, por favor.',
    'This quote has run out. The price is now {price}; please confirm it.':
      'O preço indicado deixou de ser válido. Agora é {price}; confirme-o, por favor.',
    'This quote is not one of ours. Please ask for a new price.':
      'Este preço não foi dado por nós. Peça um novo preço, por favor.',
    'This quote is for another trip. Please ask for a new price.':
      'Este preço é para outra viagem. Peça um novo preço, por favor.',
    'The booking is being changed at this moment. Please try again.':
      'A reserva está a ser alterada neste momento. Tente de novo, por favor.',
    'A change of your booking waits already. Withdraw it first, or wait for our answer.':
      'Já há uma alteração da sua reserva à espera. Retire-a primeiro ou aguarde a nossa resposta.',
    'Your booking is not paid yet, so its price cannot change now. Please pay it first, or write to us.':
      'A sua reserva ainda não está paga, por isso o preço não pode mudar agora. Pague-a primeiro ou escreva-nos, por favor.',
    'There is no such change.': 'Essa alteração não existe.',
    'No change of this booking is open.': 'Não há nenhuma alteração em aberto nesta reserva.',
    'The difference of this change is not paid yet.': 'A diferença desta alteração ainda não está paga.',
    'This change waits for an answer.': 'Esta alteração aguarda resposta.',
    'This change has been made already.': 'Esta alteração já foi feita.',
    'This change has been declined already.': 'Esta alteração já foi recusada.',
    'This change has been withdrawn.': 'Esta alteração foi retirada.',
    'This change has ended.': 'Esta alteração terminou.',
    'Nothing is to be paid for this booking any more.': 'Já não há nada a pagar por esta reserva.',
    'Nothing is to be paid for this change any more.': 'Já não há nada a pagar por esta alteração.',
    'This link does not work, or has ended. Please write to us.':
      'Este link não funciona ou expirou. Escreva-nos, por favor.',
    'This link does not work. Please open it from our e-mail once more, whole.':
      'Este link não funciona. Abra-o de novo, completo, a partir do nosso e-mail.',
    'This link has ended. Write to us if you still need something from this trip.':
      'Este link expirou. Escreva-nos se ainda precisar de algo desta viagem.',
    'This link only shows the journey: nothing can be changed by it.':
      'Este link só mostra a viagem: não permite alterar nada.',
    'We could not take this booking, so there is nothing to be paid.':
      'Não pudemos aceitar esta reserva, por isso não há nada a pagar.',
    'This booking is cancelled, so there is nothing to be paid.':
      'Esta reserva está cancelada, por isso não há nada a pagar.',
    'Online payment is not available right now. Your request is kept: please try again in a moment.':
      'O pagamento online não está disponível neste momento. O seu pedido fica guardado: tente de novo daqui a pouco.',
    'If you cancel now, {price} is returned.': 'Se cancelar agora, são devolvidos {price}.',
    'If you cancel now, {price} is returned, and {price2} is not.':
      'Se cancelar agora, são devolvidos {price} e {price2} não.',
    'If you cancel now, the {price} you paid is not returned.':
      'Se cancelar agora, os {price} que pagou não são devolvidos.',
    'If you cancel now, nothing is returned, because nothing is paid.':
      'Se cancelar agora, nada é devolvido, porque nada foi pago.',
    'There is no such payment.': 'Esse pagamento não existe.',
    'This Idempotency-Key was used for another request.': 'Este pedido já foi enviado com outros dados.',
    '{label} must be a whole number from {count} to {count2}.':
      'O campo «{label}» tem de ser um número inteiro de {count} a {count2}.',
    'Pick-up date must be a day written like 2027-03-28.': 'Indique o dia da recolha.',
    'Pick-up time must be a time written like 14:30.': 'Escreva a hora da recolha como 14:30.',
    'There are too many stops.': 'Há demasiadas paragens.',
    'Pick-up location': 'local de recolha',
    'Drop-off location': 'destino',
    'Pick-up date': 'dia da recolha',
    'Pick-up time': 'hora da recolha',
    'Duration in hours': 'duração em horas',
    'The number of passengers': 'número de passageiros',
    'The number of child seats': 'número de cadeiras de criança',
    'The number of booster seats': 'número de assentos elevatórios',
    'Passenger name': 'nome do passageiro',
    'Passenger phone': 'telefone do passageiro',
    'Name on the sign': 'nome na placa',
    'Flight number': 'número de voo',
    'Special requests': 'pedidos especiais',
    'Company name': 'nome da empresa',
    'Tax number': 'número de contribuinte',
    Street: 'rua',
    'Street number': 'número da porta',
    City: 'cidade',
    State: 'distrito',
    'Postal code': 'código postal',
    Country: 'país',
    'The reason': 'motivo',
    January: 'janeiro',
    February: 'fevereiro',
    March: 'março',
    April: 'abril',
    May: 'maio',
    June: 'junho',
    July: 'julho',
    August: 'agosto',
    September: 'setembro',
    October: 'outubro',
    November: 'novembro',
    December: 'dezembro',
    'Atlantic Ocean': 'Oceano Atlântico',
    'Gulf of Cádiz': 'Golfo de Cádis',
    'Mediterranean Sea': 'Mar Mediterrâneo',
    Spain: 'Espanha',
    ...PORTUGUESE_STOP_NAMES,
  },
}
