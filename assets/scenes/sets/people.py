"""Portraits of the people who answer: wooden figures of the model town, each with a thing of its trade."""
from sets.portraits import departments, desks, new_stores, works

PICTURES = {
    f'people-{name}': dict(size=(800, 1000), samples=8, light='indoors', light_options=dict(fill=.4, key=(-1.6, -1.6, 1.7), at=(0, 0, .5), power=40, size=.8, colour='#FFE4C4'),
                           camera=dict(where=(0, -2.6, .59), at=(0, 0, .46), lens=104, blur=.012, focus=(0, -.1, .6)))
    for name in ('denise-okafor', 'raymond-tillery', 'thomas-begay', 'marcus-whitfield', 'luis-herrera', 'linh-tran', 'carol-ann-pruitt',
                 'samuel-adeyemi', 'priya-raman', 'rosalind-baptiste', 'joel-kaminski', 'dana-reyes', 'clifford-banks', 'hannah-moseley')
}


def build(name):
    person = name.removeprefix('people-').replace('-', '_')
    next(getattr(place, person) for place in (departments, desks, new_stores, works) if hasattr(place, person))()
