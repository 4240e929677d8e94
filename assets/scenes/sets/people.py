"""Portraits of managers and contacts: wooden figures, most of them with something of their work in their hands."""
from kit.figure import portrait_backdrop
from sets.portraits import departments, desks, new_stores, works

PICTURES = {
    f'people-{name}': dict(size=(1500, 1875) if name == 'denise-okafor' else (800, 1000), samples=8, light='indoors', light_options=dict(fill=.4, key=(-1.6, -1.6, 1.7), at=(0, 0, .5), power=40, size=.8, color='#FFE4C4'),
                           camera=dict(where=(0, -2.6, .59), at=(0, 0, .46), lens=104, blur=.012, focus=(0, -.1, .6)))
    for name in ('denise-okafor', 'raymond-tillery', 'thomas-begay', 'marcus-whitfield', 'luis-herrera', 'linh-tran', 'carol-ann-pruitt',
                 'samuel-adeyemi', 'priya-raman', 'rosalind-baptiste', 'joel-kaminski', 'dana-reyes', 'clifford-banks', 'hannah-moseley')
}


def person(name):
    """The function that builds this person from the waist up, at the origin."""
    name = name.replace('-', '_')
    return next(getattr(module, name) for module in (departments, desks, new_stores, works) if hasattr(module, name))


def build(name):
    build_person = person(name.removeprefix('people-'))
    portrait_backdrop(build_person.backdrop_color)
    build_person()
